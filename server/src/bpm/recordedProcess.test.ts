import {
  hasRecordedAnswers,
  recordedAnswer,
  type RecordedAnswer,
  recordedAnswers,
} from '@zhilv/testing/contract/recorded-answers';
import { faceOf } from '@zhilv/testing/bpm/face-of-answer';
import { PEOPLE, type Person, startTestApprovals, type TestApprovals } from '@zhilv/testing/bpm/start-test-approvals';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { depts } from '../system/dept/dept.table.ts';
import { SEEDED_PASSWORD } from '../system/user/seededPasswords.ts';
import { users } from '../system/user/user.table.ts';

/*
 * What was recorded from a real back end, done again in its order: each answer has the same code, words and form. Ids and times differ,
 * and what is equal in an order may come in any.
 */

/** Numbers of the first and the last case that is done again. Before them models are made, behind them things are taken away. */
const [FIRST, LAST] = [108, 264];
const PATHS = /^\/bpm\/(process-instance|task|activity|oa\/leave)\//;

/** Not done again, because ours does something else (docs/protocol/README.md §12, and its own tests). */
const SKIPPED: ReadonlySet<string> = new Set([
  '163-task-delete-sign', // works, so that what follows would differ
  '188-task-list-after-bad-sign-type', // nobody has the task there
  '238-leave-create-without-active-definition', // the demonstration has one
]);

/** The codes and words of ours where a real back end fails, or does what ours refuses. */
const OURS: Readonly<Record<string, object>> = {
  '109-instance-create-unknown-definition': { code: 1_009_003_002, msg: '流程定义不存在' },
  '187-task-transfer-unknown-user': { code: 1_002_003_003, msg: '用户不存在' },
  '243-leave-create-missing-startTime': { code: 400, msg: '请求参数不正确:开始时间不能为空' },
  '244-leave-create-missing-endTime': { code: 400, msg: '请求参数不正确:结束时间不能为空' },
  '245-leave-create-missing-type': { code: 400, msg: '请求参数不正确:请假类型不能为空' },
  '246-leave-create-missing-reason': { code: 400, msg: '请求参数不正确:原因不能为空' },
};

/** What is sent in place of what a real back end takes and ours refuses, so that what follows is the same. */
const SENT: Readonly<Record<string, object>> = {
  '186-task-add-sign-bad-type': { type: 'after' },
  '247-leave-create-times-as-text': { startTime: 1_698_195_600_000, endTime: 1_698_400_800_000 },
  '248-leave-create-times-as-numeric-text': { startTime: 1_698_195_600_000, endTime: 1_698_400_800_000 },
};

const nameOf = ({ name }: RecordedAnswer) => name.replace(/^bpm\/(.*)\.json$/, '$1');
const numberOf = (recorded: RecordedAnswer) => Number.parseInt(nameOf(recorded), 10);
const all = recordedAnswers().filter(({ name }) => name.startsWith('bpm/'));
const cases = all
  .filter((recorded) => PATHS.test(recorded.path) && numberOf(recorded) >= FIRST && numberOf(recorded) <= LAST)
  .filter((recorded) => !SKIPPED.has(nameOf(recorded)))
  .map((recorded) => [nameOf(recorded), recorded] as const);

const ACCOUNTS: Readonly<Record<string, readonly [id: number, nickname: string]>> = {
  asker: [167, '申请人甲'],
  boss: [168, '审批人乙'],
  peer: [169, '协办人丙'],
};

let office: TestApprovals;
let guest: string;
let admin: string;
/** Our ids by the recorded ones, as texts. */
const ids = new Map<string, string | number>(
  Object.entries(ACCOUNTS).map(([name, [id]]) => [String(id), PEOPLE[name as Person]]),
);

describe.skipIf(!hasRecordedAnswers)('a process that was recorded from a real back end', () => {
  beforeAll(async () => {
    office = await startTestApprovals();
    const { db } = office.app.database;
    for (const [name, [, nickname]] of Object.entries(ACCOUNTS))
      await db.update(users).set({ nickname }).where(eq(users.username, name));
    await db.update(users).set({ nickname: '芋道源码', deptId: 142 }).where(eq(users.id, 1));
    await db.update(depts).set({ name: '研发部门' }).where(eq(depts.id, 142));
    guest = (await office.app.signIn('guest', SEEDED_PASSWORD)).accessToken;
    admin = (await office.app.signIn('admin', SEEDED_PASSWORD)).accessToken;
    await deployRecorded();
    await deployLeave();
  });
  afterAll(() => office.app.database.close());

  it('there are many answers', () => expect(cases.length).toBeGreaterThan(120));

  it.each(cases)('%s', async (name, recorded) => {
    office.app.clock.now += 1000;

    const answer = await ask(recorded, SENT[name] ?? {});

    const wanted = OURS[name] === undefined ? recorded.body : { ...OURS[name], data: null };
    expect(faceOf(answer)).toEqual(faceOf(wanted));
    learn(recorded, answer.data);
  });
});

/** Makes the recorded process, with two versions and an instance of the first one. */
async function deployRecorded(): Promise<void> {
  const sent = (name: string) => recordedAnswer(`bpm/${name}`).sent as Record<string, unknown>;
  const formId = await office.made('POST', '/bpm/form/create', sent('001-form-create'));
  const id = await office.made('POST', '/bpm/model/create', sent('029-model-create'));
  const { bpmnXml, key } = sent('043-model-update-whole-record');
  await office.made('PUT', '/bpm/model/update', { id, bpmnXml, category: '2', formType: 10, formId });
  const rule = { modelId: id, type: 30 };
  const lead = await office.made('POST', '/bpm/task-assign-rule/create', {
    ...rule,
    taskDefinitionKey: 'task_lead',
    options: [PEOPLE.other],
  });
  await office.made('POST', '/bpm/task-assign-rule/create', { ...rule, taskDefinitionKey: 'task_boss', options: [1] });
  await office.made('POST', `/bpm/model/deploy?id=${String(id)}`);
  const first = await newestOf(String(key));
  ids.set('7ccc4f0d-e598-11f1-ba11-02fc00000001', await office.start(first));
  await office.made('PUT', '/bpm/task-assign-rule/update', { id: lead, type: 30, options: [PEOPLE.boss] });
  await office.made('PUT', '/bpm/model/update', { id, category: '1' });
  await office.made('POST', `/bpm/model/deploy?id=${String(id)}`);
  ids.set('wire_qa5ujr:1:7cbb862c-e598-11f1-ba11-02fc00000001', first);
  ids.set('wire_qa5ujr:2:7d19369d-e598-11f1-ba11-02fc00000001', await newestOf(String(key)));
}

/** Makes the process of leaves of the demonstration the recorded one. */
async function deployLeave(): Promise<void> {
  const { name, bpmnXml } = recordedAnswer('bpm/239-leave-model-get').body['data'] as Record<string, unknown>;
  const { list } = (await office.made('GET', '/bpm/model/page?key=oa_leave')) as { list: readonly { id: string }[] };
  const id = list[0]?.id ?? '';
  await office.made('PUT', '/bpm/model/update', { id, name, bpmnXml, description: '业务表单' });
  for (const [taskDefinitionKey, user] of [
    ['task_lead', PEOPLE.boss],
    ['task_boss', 1],
  ])
    // prettier-ignore
    await office.made('POST', '/bpm/task-assign-rule/create', { modelId: id, taskDefinitionKey, type: 30, options: [user] });
  await office.made('POST', `/bpm/model/deploy?id=${id}`);
}

async function newestOf(key: string): Promise<string> {
  const { list } = (await office.made('GET', `/bpm/process-definition/page?key=${key}`)) as { list: readonly { id: string }[] };
  return list[0]?.id ?? '';
}

async function ask({ method, path, query, account, sent }: RecordedAnswer, change: object) {
  const body = sent === null ? undefined : { ...(await translated(sent)), ...change };
  const leave = path === '/bpm/oa/leave/get' ? { id: ids.get(`leave ${String(query['id'])}`) ?? query['id'] } : {};
  const asked = Object.entries({ ...(await translated(query)), ...leave });
  const search = new URLSearchParams(asked.map(([name, value]): [string, string] => [name, String(value)]));
  const address = search.size === 0 ? path : `${path}?${search}`;
  if (account === 'admin' || account === 'norole')
    return office.app.answer(method, address, { token: account === 'admin' ? admin : guest, ...(body && { body }) });
  return office.as(account as Person)(method, address, body);
}

/** The fields that hold ids, of what is sent. */
const ID_FIELDS = /^(id|taskId|parentId|processInstanceId|processDefinitionId|assigneeUserId|delegateUserId|userIdList)$/;

async function translated(sent: unknown): Promise<Record<string, unknown>> {
  const entries = Object.entries(sent as object).map(async ([name, value]: [string, unknown]) => {
    if (!ID_FIELDS.test(name)) return [name, value];
    return [name, Array.isArray(value) ? await Promise.all(value.map(ourId)) : await ourId(value)];
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<string, unknown>;
}

async function ourId(recorded: unknown): Promise<unknown> {
  return ids.get(String(recorded)) ?? (await ourTask(String(recorded))) ?? (await ourLeaveInstance(String(recorded))) ?? recorded;
}

interface RecordedTask {
  readonly id: string;
  readonly createTime: number;
  readonly definitionKey?: string;
  readonly parentTaskId?: string | null;
  readonly processInstance: { readonly id: string };
  readonly assigneeUser?: { readonly id: number } | null;
  readonly children?: readonly RecordedTask[] | null;
}

const isTask = (value: object): value is RecordedTask => 'processInstance' in value && 'definitionKey' in value;

/** All tasks that were recorded, as they were listed last. */
const recordedTasks = new Map(
  all
    .flatMap(({ body }) => objectsIn(body))
    .filter(isTask)
    .map((task) => [task.id, task]),
);

function objectsIn(value: unknown): readonly object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

/** Finds our task by its instance, and by which of its user task it is, or whose. */
async function ourTask(recorded: string): Promise<string | undefined> {
  const task = recordedTasks.get(recorded);
  const instance = task && (ids.get(task.processInstance.id) ?? (await ourLeaveInstance(task.processInstance.id)));
  if (task === undefined || instance === undefined) return undefined;
  const ours = await office.tasksOf(String(instance));
  if (task.parentTaskId) {
    const parent = await ourId(task.parentTaskId);
    const signer = ids.get(String(task.assigneeUser?.id)) ?? task.assigneeUser?.id;
    const children = ours.find(({ id }) => id === parent)?.children ?? [];
    return children.find(({ assigneeUser, result }) => assigneeUser?.id === signer && result === 1)?.id;
  }
  const before = [...recordedTasks.values()].filter(
    (other) => isAlike(other, task) && !other.parentTaskId && other.createTime < task.createTime,
  );
  return ours.filter(({ definitionKey }) => definitionKey === task.definitionKey).toReversed()[before.length]?.id;
}

const isAlike = (one: RecordedTask, other: RecordedTask): boolean =>
  one.processInstance.id === other.processInstance.id && one.definitionKey === other.definitionKey;

/** Finds the instance of our leave by that of the recorded one. */
async function ourLeaveInstance(recorded: string): Promise<string | undefined> {
  const leave = all
    .flatMap(({ body }) => objectsIn(body))
    .find(
      (value): value is { id: number } => 'processInstanceId' in value && value.processInstanceId === recorded && 'id' in value,
    );
  const id = leave && ids.get(`leave ${leave.id}`);
  if (id === undefined) return undefined;
  const { data } = await office.as('other')('GET', `/bpm/oa/leave/get?id=${id}`);
  return (data as { processInstanceId: string }).processInstanceId;
}

/** Keeps our id of what was made. */
function learn({ path, body }: RecordedAnswer, ours: unknown): void {
  if (!path.endsWith('/create') || body['code'] !== 0) return;
  const recorded = path.startsWith('/bpm/oa/leave') ? `leave ${String(body['data'])}` : String(body['data']);
  ids.set(recorded, ours as string | number);
}
