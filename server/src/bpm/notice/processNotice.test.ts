import { PEOPLE, type Person, type TestApprovals } from '@zhilv/testing/bpm/start-test-approvals';
import { startTwoSteps } from '@zhilv/testing/bpm/start-two-steps';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { notifyMessages } from '../../system/notify/notifyMessage.table.ts';
import { notifyTemplates } from '../../system/notify/notifyTemplate.table.ts';
import { processInstances } from '../process/rows/processInstance.table.ts';
import { tasks } from '../process/rows/task.table.ts';
import { processPart } from './processNotice.processPart.ts';

let office: TestApprovals;
let definition: string;
beforeAll(async () => {
  ({ office, definition } = await startTwoSteps());
});
afterAll(() => office.app.database.close());

const task = (path: string, by: Person, body: object) => office.as(by)('PUT', `/bpm/task/${path}`, { reason: '太久了', ...body });
const count = () => office.app.database.db.$count(notifyMessages);

/** Gives the messages that somebody gets meanwhile, the newest first. */
async function newMessages(person: Person, work: () => Promise<unknown>): Promise<readonly string[]> {
  const before = (await office.messagesOf(person)).length;
  await work();
  const after = await office.messagesOf(person);
  return after.slice(0, after.length - before);
}

const changeTemplate = (code: string, change: Partial<typeof notifyTemplates.$inferInsert>) =>
  office.app.database.db
    .update(notifyTemplates)
    .set(change)
    .where(and(eq(notifyTemplates.code, code), eq(notifyTemplates.tenantId, 1)));

describe('people are told', () => {
  it('of a task that they get, at the start and when it is their turn', async () => {
    let instance = '';
    const start = async () => {
      instance = await office.start(definition, { day: 5 });
    };
    expect(await newMessages('boss', start)).toEqual([
      expect.stringMatching(/^asker提交的「试用流程 \d+」等待您办理，当前环节：组长审批。$/),
    ]);

    const { id } = await office.openTask(instance, 'lead');
    expect(await newMessages('chief', () => task('approve', 'boss', { id }))).toEqual([expect.stringContaining('主管审批')]);
  });

  it('of one that they get from somebody else, and of its coming back', async () => {
    const instance = await office.start(definition, { day: 5 });
    const { id } = await office.openTask(instance, 'lead');

    expect(await newMessages('peer', () => task('delegate', 'boss', { id, delegateUserId: PEOPLE.peer }))).toHaveLength(1);
    expect(await newMessages('boss', () => task('approve', 'peer', { id }))).toHaveLength(1);
    const sign = { id, type: 'after', userIdList: [PEOPLE.other] };
    expect(await newMessages('other', () => task('create-sign', 'boss', sign))).toEqual([]);
    expect(await newMessages('other', () => task('approve', 'boss', { id }))).toHaveLength(1);
  });

  it('how what they started has ended', async () => {
    const run = (day: number) => async (path: string) => {
      const instance = await office.start(definition, { day });
      await task(path, 'boss', { id: (await office.openTask(instance, 'lead')).id });
    };

    expect(await newMessages('asker', () => run(1)('approve'))).toEqual([
      expect.stringMatching(/^您提交的「试用流程 \d+」已审批通过。$/),
    ]);
    expect(await newMessages('asker', () => run(1)('reject'))).toEqual([
      expect.stringMatching(/^您提交的「试用流程 \d+」未通过审批，原因：太久了$/),
    ]);
    expect(await newMessages('asker', () => run(5)('approve'))).toEqual([]);
  });

  it('all of a round together, in as many statements as a few of them', async () => {
    const { db } = office.app.database;
    const id = await office.start(definition, { day: 5 });
    const [[instance], [row]] = [
      await db.select().from(processInstances).where(eq(processInstances.id, id)),
      await db.select().from(tasks).where(eq(tasks.instanceId, id)),
    ];
    if (instance === undefined || row === undefined) throw new Error('It has not started.');
    const event = { db, tenantId: 1, clock: () => office.app.clock.now, user: null, instance };
    const round = Array.from({ length: 1500 }, (_, index) => ({ ...row, assigneeId: 30_000 + index }));
    const [select, insert] = [vi.spyOn(db, 'select'), vi.spyOn(db, 'insert')];
    const before = await count();

    await processPart.tasksAssigned?.(event, round);

    expect([select.mock.calls.length, insert.mock.calls.length]).toEqual([2, 2]);
    expect(await count()).toBe(before + 1500);
    const toLast = await db.select().from(notifyMessages).where(eq(notifyMessages.userId, 31_499));
    expect(toLast.map(({ templateContent }) => templateContent)).toEqual([expect.stringContaining('组长审批')]);
    vi.restoreAllMocks();
  });

  it('not of what they cancelled themselves', async () => {
    const id = await office.start(definition, { day: 5 });

    expect(
      await newMessages('asker', () => office.as('asker')('DELETE', '/bpm/process-instance/cancel', { id, reason: '撤' })),
    ).toEqual([]);
  });
});

describe('a message of a process', () => {
  it('is not there when the change is refused', async () => {
    const instance = await office.start(definition, {});
    const { id } = await office.openTask(instance, 'lead');
    const before = await count();

    expect(await task('approve', 'boss', { id })).not.toMatchObject({ code: 0 });

    expect(await count()).toBe(before);
  });

  it('has the words that an administrator gave it, whatever places they name, and stands against nothing', async () => {
    await changeTemplate('bpm_process_instance_reject', { content: `{reason}，{nobody}${'长'.repeat(1000)}` });
    const [text] = await newMessages('asker', async () => {
      const instance = await office.start(definition, { day: 5 });
      await task('reject', 'boss', { id: (await office.openTask(instance, 'lead')).id, reason: '短'.repeat(30) });
    });
    expect(text).toMatch(/^短{30}，\{nobody\}长+$/);
    expect(text).toHaveLength(1024);

    await changeTemplate('bpm_task_assigned', { status: 1 });
    expect(await newMessages('boss', () => office.start(definition, { day: 5 }))).toEqual([]);

    await changeTemplate('bpm_task_assigned', { status: 0, deleted: true });
    expect(await newMessages('boss', () => office.start(definition, { day: 5 }))).toEqual([]);
  });
});
