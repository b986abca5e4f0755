import { randomUUID } from 'node:crypto';
import { contentsOf } from '@zhilv/testing/server/plant-rows';
import { startStoredProcesses, type StoredProcesses } from '@zhilv/testing/store/start-stored-processes';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, describe, it } from 'vitest';
import type { TaskRow } from '../rows/processRows.ts';
import { changeInstance, runCommand } from './changeInstance.ts';
import { startInstance } from './startInstance.ts';

const TWO_TASKS = `
  <startEvent id="s"/><userTask id="one" name="初审"/><userTask id="two" name="复审"/><endEvent id="e"/>
  <sequenceFlow id="f1" sourceRef="s" targetRef="one"/><sequenceFlow id="f2" sourceRef="one" targetRef="two"/>
  <sequenceFlow id="f3" sourceRef="two" targetRef="e"/>`;

let processes: StoredProcesses;
let definitionId: string;
beforeAll(async () => {
  processes = await startStoredProcesses();
  definitionId = await processes.deploy('two_tasks', TWO_TASKS);
});
afterAll(() => processes.database.close());

const onlyTask = async (rootId: string): Promise<TaskRow> => {
  const [task, ...others] = await processes.open(rootId);
  if (task === undefined || others.length > 0) throw new Error('There is not one open task.');
  return task;
};
const keys = async (rootId: string) => (await processes.open(rootId)).map(({ definitionKey }) => definitionKey);
const everything = () => contentsOf(processes.database.db, 'all', /^bpm_/);
const instanceRow = async (rootId: string) =>
  (
    await processes.rows<object>(
      sql`select status, result, state is null as stateless, end_time is null as open from bpm_process_instance where id = ${rootId}`,
    )
  )[0];
const codeOf = async (command: Promise<unknown>): Promise<number> =>
  command.then(
    () => 0,
    (error: { code: number }) => error.code,
  );

describe('an instance', () => {
  it('goes from its start to its end, and everything it passed is kept', async () => {
    const rootId = await processes.start(definitionId);
    expect(await keys(rootId)).toEqual(['one']);
    processes.clock.now += 60_000;
    await processes.complete(await onlyTask(rootId));
    expect(await keys(rootId)).toEqual(['two']);
    await processes.complete(await onlyTask(rootId));

    expect(await keys(rootId)).toEqual([]);
    expect(await instanceRow(rootId)).toEqual({ status: 2, result: 2, stateless: true, open: false });
    const activities = await processes.rows<{ key: string; type: string }>(
      sql`select key, type from bpm_activity where root_id = ${rootId} and end_time is not null order by ref`,
    );
    expect(activities.map(({ key }) => key)).toEqual(['s', 'f1', 'one', 'f2', 'two', 'f3', 'e']);
    const finished = await processes.rows<object>(
      sql`select definition_key as key, result, a.task_id = t.id as shown from bpm_task t
        join bpm_activity a on a.root_id = t.root_id and a.key = t.definition_key
        where t.root_id = ${rootId} order by t.ref`,
    );
    expect(finished).toEqual([
      { key: 'one', result: 2, shown: true },
      { key: 'two', result: 2, shown: true },
    ]);
  });

  it('is started by who may not see the definition of another tenant, or one that is suspended or gone, by nobody', async () => {
    const start = (id: string, tenantId = 1) =>
      codeOf(startInstance(processes.as(1, tenantId), { commandId: randomUUID(), definitionId: id, variables: {} }));
    const suspended = await processes.deploy('suspended', TWO_TASKS);
    await processes.database.db.execute(sql`update bpm_process_definition set suspension_state = 2 where id = ${suspended}`);
    const before = await everything();

    expect([await start('none:1:x'), await start(definitionId, 2), await start(suspended)]).toEqual([
      1_009_003_002, 1_009_003_002, 1_009_003_003,
    ]);
    expect(await everything()).toEqual(before);
  });

  it('belongs to a tenant, and takes no commands of another', async () => {
    const rootId = await processes.start(definitionId);
    const { ref } = await onlyTask(rootId);
    const before = await everything();

    const ofOther = runCommand(processes.as(1, 2), {
      commandId: randomUUID(),
      rootId,
      command: { do: 'complete', task: ref ?? 0 },
    });

    expect(await codeOf(ofOther)).toBe(1_009_004_000);
    expect(await everything()).toEqual(before);
  });
});

describe('a command', () => {
  it('that comes again is answered as before, and does nothing', async () => {
    const rootId = await processes.start(definitionId);
    const task = await onlyTask(rootId);
    const commandId = randomUUID();
    const approve = () =>
      changeInstance(processes.as(1), { commandId, rootId }, async (open) => {
        await open.step({ do: 'complete', task: task.ref ?? 0 });
        return { revision: open.root.revision };
      });
    const first = await approve();
    const before = await everything();

    expect(await approve()).toEqual(first);
    expect(await everything()).toEqual(before);
    expect(await keys(rootId)).toEqual(['two']);
  });

  it('that starts an instance starts one, however often it comes and when', async () => {
    const commandId = randomUUID();
    const start = () => startInstance(processes.as(1), { commandId, definitionId, variables: {} });

    const ids = await Promise.all([start(), start(), start()]);

    expect(new Set([...ids, await start()]).size).toBe(1);
  });

  it('that comes twice at once is done once, and both get the answer', async () => {
    const rootId = await processes.start(definitionId);
    const task = await onlyTask(rootId);
    const commandId = randomUUID();

    await Promise.all([processes.complete(task, commandId), processes.complete(task, commandId)]);

    expect(await keys(rootId)).toEqual(['two']);
  });

  it('has an id that nobody else gets its answer by, and no other instance', async () => {
    const [rootId, otherId] = [await processes.start(definitionId), await processes.start(definitionId)];
    const commandId = randomUUID();
    await processes.complete(await onlyTask(rootId), commandId);
    const before = await everything();
    const answer = (userId: number | null, tenantId: number, id: string) =>
      codeOf(changeInstance(processes.as(userId, tenantId), { commandId, rootId: id }, async () => null));

    expect([await answer(2, 1, rootId), await answer(null, 1, rootId), await answer(1, 1, otherId)]).toEqual([400, 400, 400]);
    expect(await everything()).toEqual(before);
  });

  it('that is refused changes nothing, whoever refuses it', async () => {
    const rootId = await processes.start(definitionId);
    const { ref } = await onlyTask(rootId);
    const before = await everything();
    const command = (work: Parameters<typeof changeInstance>[2]) =>
      codeOf(changeInstance(processes.as(1), { commandId: randomUUID(), rootId }, work));

    const codes = [
      await command((open) => open.step({ do: 'complete', task: 999_999 })),
      await command((open) => open.task('unknown')),
      await command(async (open) => {
        await open.step({ do: 'complete', task: ref ?? 0 });
        throw Object.assign(new Error('审批意见不能为空'), { code: 7 });
      }),
    ];

    expect(codes).toEqual([1_009_005_002, 1_009_005_002, 7]);
    expect(await everything()).toEqual(before);
  });

  it('comes too late for an instance that has ended', async () => {
    const rootId = await processes.start(definitionId);
    const end = () => runCommand(processes.as(1), { commandId: randomUUID(), rootId, command: { do: 'end', reason: '不去了' } });
    await end();
    expect(await instanceRow(rootId)).toEqual({ status: 2, result: 4, stateless: true, open: false });
    const before = await everything();

    expect(await codeOf(end())).toBe(1_009_005_002);
    expect(await everything()).toEqual(before);
  });

  it('wins alone of a hundred at once that complete one task', async () => {
    const rootId = await processes.start(definitionId);
    const task = await onlyTask(rootId);

    const codes = await Promise.all(Array.from({ length: 100 }, () => codeOf(processes.complete(task))));

    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(codes.filter((code) => code === 1_009_005_002)).toHaveLength(99);
    expect(await keys(rootId)).toEqual(['two']);
    const [{ count } = { count: 0 }] = await processes.rows<{ count: number }>(
      sql`select count(*)::int as count from bpm_command where root_id = ${rootId}`,
    );
    expect(count).toBe(1);
  });

  it('is a part of the transaction that it is done in', async () => {
    const rootId = await processes.start(definitionId);
    const { ref } = await onlyTask(rootId);
    const before = await everything();
    const { db } = processes.database;

    const undone = db.transaction(async (tx) => {
      await runCommand(
        { ...processes.as(1), db: tx },
        { commandId: randomUUID(), rootId, command: { do: 'complete', task: ref ?? 0 } },
      );
      throw new Error('The leave is not kept.');
    });

    await expect(undone).rejects.toThrow('The leave is not kept.');
    expect(await everything()).toEqual(before);
  });
});

describe('the outcome of a command', () => {
  it('says what becomes of the task, of the others and of the instance', async () => {
    const both = await processes.deploy(
      'both',
      `<startEvent id="s"/><userTask id="a"/><userTask id="b"/>
       <sequenceFlow id="f1" sourceRef="s" targetRef="a"/><sequenceFlow id="f2" sourceRef="s" targetRef="b"/>`,
    );
    const rootId = await processes.start(both);
    const [first, second] = await processes.open(rootId);
    if (first === undefined || second === undefined) throw new Error('There are not two tasks.');

    await runCommand(processes.as(1), {
      commandId: randomUUID(),
      rootId,
      command: { do: 'end', reason: '预算不足' },
      outcome: {
        tasks: { [first.id]: { result: 3, reason: '预算不足' } },
        otherTasks: { result: 4, reason: null },
        instances: { result: 3, reason: '审批不通过' },
      },
    });

    const ended = await processes.rows<object>(
      sql`select id, result, reason from bpm_task where root_id = ${rootId} order by ref`,
    );
    expect(ended).toEqual([
      { id: first.id, result: 3, reason: '预算不足' },
      { id: second.id, result: 4, reason: null },
    ]);
    const [instance] = await processes.rows<object>(sql`select result, reason from bpm_process_instance where id = ${rootId}`);
    expect(instance).toEqual({ result: 3, reason: '审批不通过' });
  });
});
