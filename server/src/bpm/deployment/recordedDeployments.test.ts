import type { Id } from '@zhilv/contract';
import {
  hasRecordedAnswers,
  type RecordedAnswer,
  recordedAnswer,
  recordedAnswers,
} from '@zhilv/testing/contract/recorded-answers';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEEDED_PASSWORD } from '../../system/user/seededPasswords.ts';

/** A model of a file, and lists of whatever else there was. */
const isOther = (name: string): boolean => /^bpm\/(08[5-9]|09[01]|093|076|10[0-2])-/.test(name);

/** The calls that made a model, its rules and two versions of it, one after the other; without those of a file. */
const cases = recordedAnswers().filter(
  ({ name, path }) =>
    name >= 'bpm/029' && name < 'bpm/108' && /\/(model|task-assign-rule|process-definition)\//.test(path) && !isOther(name),
);

/** Where ours answers otherwise, and why is told in docs/protocol/README.md §12. */
const OURS: Readonly<Record<string, object>> = {
  'bpm/037-model-page-new': { code: 403 },
  'bpm/042-model-get-after-xml-only': { data: { name: '录制流程qa5ujr', category: '2' } },
  'bpm/055-rule-create-bad-type': { code: 400 },
  'bpm/066-model-deploy-broken-xml': { code: 400, msg: '请求参数不正确:流程图不是有效的 XML' },
  'bpm/094-model-state-suspend-again': { code: 0, data: true },
  'bpm/095-model-state-bad-value': { code: 400 },
  'bpm/104-definition-bpmn-xml-unknown': { code: 1_009_003_002, msg: '流程定义不存在' },
  // Later back ends have the call.
  'bpm/105-definition-get': { status: 404 },
};

describe.skipIf(!hasRecordedAnswers)('a model that was deployed on a real back end is deployed here, and answered alike:', () => {
  let app: TestApp;
  let tokens: Readonly<Record<string, string>>;
  /** What is there in place of ids that were recorded. */
  const ids = new Map<string, Id>([
    ['166', 2],
    ['168', 3],
  ]);
  beforeAll(async () => {
    app = await startTestApp();
    const of = async (username: string) => (await app.signIn(username, SEEDED_PASSWORD)).accessToken;
    tokens = { admin: await of('admin'), norole: await of('guest') };
    ids.set('47', await made('/bpm/form/create', recordedAnswer('bpm/001-form-create').sent));
    ids.set('116', await made('/bpm/user-group/create', { name: '组', description: '试', memberUserIds: [1], status: 0 }));
  });
  afterAll(() => app.database.close());

  const made = async (path: string, body: unknown) =>
    (await app.answer('POST', path, { token: tokens['admin'] ?? '', body })).data as Id;

  /** Puts our ids in the place of those that were recorded. */
  const translated = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(translated);
    if (typeof value === 'string' || typeof value === 'number') return ids.get(String(value)) ?? withIds(value);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, translated(inner)]));
  };

  /** The words of a refusal may name a model. */
  const withIds = (value: string | number) =>
    typeof value === 'string' ? value.replace(/(?<=^流程\()[^)]+/, (id) => String(ids.get(id) ?? id)) : value;

  it.each(cases.map((recorded) => [recorded.name.replace('.json', ''), recorded] as const))('%s', async (name, recorded) => {
    await arrange(name);

    const answer = await send(recorded);

    if (recorded.body['code'] === 0 && recorded.path.endsWith('/create')) {
      ids.set(String(recorded.body['data']), (answer.body as { data: Id }).data);
    }
    if (name.startsWith('bpm/106-')) ids.set('313', (answer.body as { data: { id: Id }[] }).data[0]?.id ?? '');
    const ours = OURS[name];
    if (ours !== undefined) expect({ status: answer.status, ...(answer.body as object) }).toMatchObject(ours);
    else expect(answer.body).toMatchObject(comparable(translated(recorded.body)));
  });

  function send({ method, path, query, account, sent }: RecordedAnswer) {
    const entries = Object.entries(translated(query) as object).map(([key, value]): [string, string] => [key, String(value)]);
    const token = tokens[account ?? ''] ?? '';
    if (sent === null) return app.call(method, `${path}?${new URLSearchParams(entries)}`, { token });
    // What is left out is emptied there, and stays in ours.
    const whole = 'formType' in (sent as object) ? { formCustomCreatePath: null, formCustomViewPath: null } : {};
    return app.call(method, path, { token, body: { ...whole, ...(translated(sent) as object) } });
  }

  /** Does what was done between the calls that were recorded. */
  async function arrange(name: string): Promise<void> {
    const form = async (formId: unknown) => {
      const recorded = cases.find((each) => each.name.startsWith('bpm/067-'));
      if (recorded !== undefined) await send({ ...recorded, sent: { ...(recorded.sent as object), formId } });
    };
    const empty = { name: '空', status: 0, conf: '{}', fields: [] };
    if (name.startsWith('bpm/068-')) await form(await made('/bpm/form/create', empty));
    if (name.startsWith('bpm/069-')) await form(999_999);
    if (name.startsWith('bpm/070-')) await form(47);
    if (name.startsWith('bpm/103-') || name.startsWith('bpm/106-')) await learnDefinition();
  }

  async function learnDefinition(): Promise<void> {
    const { body } = await app.call('GET', '/bpm/process-definition/page?key=wire_qa5ujr', { token: tokens['admin'] ?? '' });
    const [newest] = (body as { data: { list: { id: string }[] } }).data.list;
    const recorded = recordedAnswer('bpm/106-rule-list-of-definition');
    ids.set(String(recorded.query['processDefinitionId']), newest?.id ?? '');
  }
});

/** Leaves out what differs with the place and the time. */
function comparable(value: unknown): object {
  return JSON.parse(
    JSON.stringify(value, (name, inner: unknown) =>
      /^(createTime|deploymentTime|total)$/.test(name) || (name === 'id' && /^\d+$|:/.test(String(inner))) || isXml(inner)
        ? undefined
        : inner,
    ),
  ) as object;
}

const isXml = (value: unknown): boolean => typeof value === 'string' && value.startsWith('<?xml');
