import { PEOPLE, type Person, type TestApprovals } from '@zhilv/testing/bpm/start-test-approvals';
import { startTwoSteps } from '@zhilv/testing/bpm/start-two-steps';
import { contentsOf } from '@zhilv/testing/server/plant-rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../process/command/changeInstance.ts';

let office: TestApprovals;
let definition: string;
beforeAll(async () => {
  ({ office, definition } = await startTwoSteps());
});
afterAll(() => office.app.database.close());

/** Nobody has a task of it yet. */
const FRESH = 1;

const put = (path: string, body: object) => (person: Person) => office.as(person)('PUT', `/bpm/task/${path}`, body);
const reason = '理由';

/** What can be done with a task. */
const ACTIONS = {
  approve: (id: string) => put('approve', { id, reason }),
  reject: (id: string) => put('reject', { id, reason }),
  transfer: (id: string) => put('update-assignee', { id, assigneeUserId: FRESH }),
  sendBack: (id: string) => put('return', { id, targetDefinitionKey: 'lead', reason }),
  delegate: (id: string) => put('delegate', { id, delegateUserId: FRESH, reason }),
  addBefore: (id: string) => put('create-sign', { id, userIdList: [FRESH], type: 'before', reason }),
  addAfter: (id: string) => put('create-sign', { id, userIdList: [FRESH], type: 'after', reason }),
  removeSigner: (id: string) => (person: Person) => office.as(person)('DELETE', '/bpm/task/delete-sign', { id, reason }),
};
type Action = keyof typeof ACTIONS;

async function did(action: Action, id: string, person: Person): Promise<void> {
  expect(await ACTIONS[action](id)(person)).toEqual({ code: 0, data: true, msg: '' });
}

interface Standing {
  readonly instance: string;
  readonly id: string;
}

async function ofLead(): Promise<Standing> {
  const instance = await office.start(definition, { day: 5 });
  return { instance, id: (await office.openTask(instance, 'lead')).id };
}

async function ofChief(): Promise<Standing> {
  const { instance, id } = await ofLead();
  await did('approve', id, 'boss');
  return { instance, id: (await office.openTask(instance, 'chief')).id };
}

/** Makes the task of the chief, and does something with it. */
async function after(work: (standing: Standing) => Promise<unknown>): Promise<Standing> {
  const standing = await ofChief();
  await work(standing);
  return standing;
}

const sign = (id: string, type: 'before' | 'after') =>
  put('create-sign', { id, userIdList: [PEOPLE.peer], type, reason })('chief');

/** The task of the signer whom the chief has added. */
async function signerOf(work: (standing: Standing) => Promise<unknown>): Promise<Standing> {
  const { instance, id } = await after(work);
  const signed = (await office.tasksOf(instance)).find((task) => task.id === id);
  const signer = signed?.children?.[0];
  if (signer === undefined) throw new Error('Nobody was asked to sign.');
  return { instance, id: signer.id };
}

/** No call suspends a single instance. */
function suspend(rootId: string): Promise<void> {
  const context = {
    db: office.app.database.db,
    tenantId: 1,
    clock: () => office.app.clock.now,
    user: null,
    wake: () => undefined,
  };
  return runCommand(context, { commandId: `suspend:${rootId}`, rootId, command: { do: 'suspend' } });
}

interface State {
  readonly make: () => Promise<Standing>;
  /** Who has it; left out, nobody. */
  readonly assignee?: Person;
  /** What stands against the assignee, besides. */
  readonly refused?: Partial<Record<Action, number>>;
  /** Who may take the signer away whose task it is. */
  readonly remover?: Person;
  readonly isGone?: true;
  /** Nobody can do anything with it but take its signers away. */
  readonly isApproved?: true;
  readonly isSuspended?: true;
}

const delegated = ({ id }: Standing) => put('delegate', { id, delegateUserId: PEOPLE.peer, reason })('chief');
const ofSigner = { assignee: 'peer', remover: 'chief' } as const;

const STATES: Readonly<Record<string, State>> = {
  'the first one': { make: ofLead, assignee: 'boss', refused: { sendBack: 6 } },
  'open to its assignee': { make: ofChief, assignee: 'chief' },
  transferred: {
    make: () => after(({ id }) => put('update-assignee', { id, assigneeUserId: PEOPLE.peer })('chief')),
    assignee: 'peer',
  },
  delegated: { make: () => after(delegated), assignee: 'peer', refused: { addBefore: 10 } },
  'answered by a delegate': {
    make: () => after(async (standing) => [await delegated(standing), await did('approve', standing.id, 'peer')]),
    assignee: 'chief',
  },
  'waiting for signers before it': { make: () => after(({ id }) => sign(id, 'before')) },
  'to be signed after it': { make: () => after(({ id }) => sign(id, 'after')), assignee: 'chief', refused: { addBefore: 10 } },
  'approved and waiting for signers behind it': {
    make: () => after(async ({ id }) => [await sign(id, 'after'), await did('approve', id, 'chief')]),
    isApproved: true,
  },
  'that of a signer before another one': { make: () => signerOf(({ id }) => sign(id, 'before')), ...ofSigner },
  'that of a signer who waits for another one': { make: () => signerOf(({ id }) => sign(id, 'after')), remover: 'chief' },
  'that of a signer behind another one': {
    make: () => signerOf(async ({ id }) => [await sign(id, 'after'), await did('approve', id, 'chief')]),
    ...ofSigner,
  },
  'approved by a signer': {
    make: async () => {
      const standing = await signerOf(({ id }) => sign(id, 'before'));
      await did('approve', standing.id, 'peer');
      return standing;
    },
    isGone: true,
  },
  'of an instance that is suspended': {
    make: () => after(({ instance }) => suspend(instance)),
    assignee: 'chief',
    isSuspended: true,
  },
  approved: { make: () => after(({ id }) => did('approve', id, 'chief')), isGone: true },
  rejected: { make: () => after(({ id }) => did('reject', id, 'chief')), isGone: true },
  'sent back': { make: () => after(({ id }) => did('sendBack', id, 'chief')), isGone: true },
  cancelled: {
    make: () => after(({ instance: id }) => office.as('asker')('DELETE', '/bpm/process-instance/cancel', { id, reason })),
    isGone: true,
  },
  unknown: { make: async () => ({ instance: 'nope', id: 'nope' }), isGone: true },
};

/** Who started it, who approved it before, who has or had it, and who was asked by that one or has nothing to do with it. */
const persons = ['asker', 'boss', 'chief', 'peer'] as const;
const actions = Object.keys(ACTIONS) as Action[];

const WORDS: Readonly<Record<number, string>> = {
  1: '操作失败，原因：该任务的审批人不是你',
  2: '流程任务不存在',
  3: '当前任务处于挂起状态，不能操作',
  6: '回退任务失败，目标节点是在并行网关上或非同一路线上，不可跳转',
  11: '任务减签失败，被减签的任务必须是通过加签生成的任务',
};

/** What a person is answered: the end of the code, 0 where it is done. */
function expected(
  { assignee, refused, remover, isGone, isApproved, isSuspended }: State,
  action: Action,
  person: Person,
): number {
  if (isGone) return 2;
  if (action === 'removeSigner') return remover === undefined ? 11 : person === remover ? 0 : 1;
  if (isApproved) return 2;
  if (person !== assignee) return 1;
  return isSuspended ? 3 : (refused?.[action] ?? 0);
}

describe.each(Object.entries(STATES))('a task that is %s', (_name, state) => {
  const cases = actions.flatMap((action) => persons.map((person) => [action, person, expected(state, action, person)] as const));

  describe('stays as it is', () => {
    let id: string;
    let before: unknown;
    const looks = () => contentsOf(office.app.database.db, 'all');
    beforeAll(async () => {
      ({ id } = await state.make());
      before = await looks();
    });
    afterAll(async () => expect(await looks()).toEqual(before));

    it.each(cases.filter(([, , code]) => code !== 0))('when %s is asked by %s', async (action, person, code) => {
      const msg = WORDS[code] ?? (expect.any(String) as string);

      expect(await ACTIONS[action](id)(person)).toEqual({ code: 1_009_005_000 + code, data: null, msg });
    });
  });

  it.each(cases.filter(([, , code]) => code === 0))('lets %s through for %s', async (action, person) => {
    await did(action, (await state.make()).id, person);
  });
});
