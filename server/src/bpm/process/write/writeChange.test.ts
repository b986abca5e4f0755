import { randomUUID } from 'node:crypto';
import { startStoredProcesses, type StoredProcesses } from '@zhilv/testing/store/start-stored-processes';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeInstance, runCommand } from '../command/changeInstance.ts';

let processes: StoredProcesses;
beforeAll(async () => {
  processes = await startStoredProcesses();
});
afterAll(() => processes.database.close());

const SPLIT = `
  <startEvent id="s"/><parallelGateway id="g"/><userTask id="a"/><userTask id="b"/><userTask id="c"/><endEvent id="e"/>
  <boundaryEvent id="late" attachedToRef="b"><timerEventDefinition><timeDuration>P1D</timeDuration></timerEventDefinition></boundaryEvent>
  <sequenceFlow id="f1" sourceRef="s" targetRef="g"/><sequenceFlow id="f2" sourceRef="g" targetRef="a"/>
  <sequenceFlow id="f3" sourceRef="g" targetRef="b"/><sequenceFlow id="f4" sourceRef="a" targetRef="c"/>
  <sequenceFlow id="f5" sourceRef="c" targetRef="e"/><sequenceFlow id="f6" sourceRef="b" targetRef="e"/>
  <sequenceFlow id="f7" sourceRef="late" targetRef="e"/>`;

/** The rows of an instance with the transaction that wrote each last. */
const written = async (rootId: string): Promise<Readonly<Record<string, string>>> => {
  const rows = await processes.rows<{ name: string; xmin: string }>(sql`
    select 'task ' || definition_key as name, xmin::text from bpm_task where root_id = ${rootId}
    union all select 'timer ' || element_id, xmin::text from bpm_timer where root_id = ${rootId}
    union all select 'activity ' || key, xmin::text from bpm_activity where root_id = ${rootId}
    union all select 'instance', xmin::text from bpm_process_instance where id = ${rootId}`);
  return Object.fromEntries(rows.map(({ name, xmin }) => [name, xmin]));
};

const taskOf = async (rootId: string, key: string) => {
  const task = (await processes.open(rootId)).find(({ definitionKey }) => definitionKey === key);
  if (task === undefined) throw new Error(`There is no open task ${key}.`);
  return task;
};

describe('what a command writes', () => {
  it('is what it makes different, and nothing else', async () => {
    const rootId = await processes.start(await processes.deploy('split', SPLIT), { large: 'x'.repeat(10_000) });
    const before = await written(rootId);

    await processes.complete(await taskOf(rootId, 'a'));

    const after = await written(rootId);
    const different = Object.keys(after).filter((name) => after[name] !== before[name]);
    expect(different.toSorted()).toEqual(['activity a', 'activity c', 'activity f4', 'instance', 'task a', 'task c']);
    expect(Object.keys(before).filter((name) => !(name in after))).toEqual([]);
    const [row] = await processes.rows<{ variables: { large: string }; state: string }>(
      sql`select variables, state::text from bpm_process_instance where id = ${rootId}`,
    );
    expect(row?.variables.large).toHaveLength(10_000);
    expect(row?.state).not.toContain('xxx');
  });

  it('has all of a called instance that begins and ends within it', async () => {
    await processes.deploy(
      'brief',
      '<startEvent id="bs"/><endEvent id="be"/><sequenceFlow id="bf" sourceRef="bs" targetRef="be"/>',
    );
    const calling = `<startEvent id="s"/><callActivity id="call" calledElement="brief" flowable:businessKey="no-\${n}"/>
      <userTask id="after"/><sequenceFlow id="f1" sourceRef="s" targetRef="call"/><sequenceFlow id="f2" sourceRef="call" targetRef="after"/>`;
    const rootId = await processes.start(await processes.deploy('calling', calling), { n: 7 });

    const called = await processes.rows(
      sql`select name, parent_id, business_key, status from bpm_process_instance where root_id = ${rootId} and id <> ${rootId}`,
    );
    expect(called).toEqual([{ name: 'brief', parent_id: rootId, business_key: 'no-7', status: 2 }]);
  });

  it('takes away timers whose host has ended', async () => {
    const rootId = await processes.start(await processes.deploy('split', SPLIT));
    expect(Object.keys(await written(rootId))).toContain('timer late');

    await processes.complete(await taskOf(rootId, 'b'));

    expect(Object.keys(await written(rootId))).not.toContain('timer late');
  });

  it('suspends tasks and timers, and brings them back', async () => {
    const rootId = await processes.start(await processes.deploy('split', SPLIT));
    const set = (what: 'suspend' | 'activate') =>
      runCommand(processes.as(1), { commandId: randomUUID(), rootId, command: { do: what } });
    const suspended = async () =>
      processes.rows<object>(sql`
        select (select suspension_state from bpm_process_instance where id = ${rootId}) as instance,
          (select min(suspension_state) from bpm_task where root_id = ${rootId}) as tasks,
          (select held from bpm_timer where root_id = ${rootId}) as held`);

    await set('suspend');
    expect(await suspended()).toEqual([{ instance: 2, tasks: 2, held: true }]);
    await expect(processes.complete(await taskOf(rootId, 'a'))).rejects.toMatchObject({ code: 1_009_005_003 });
    await set('activate');
    expect(await suspended()).toEqual([{ instance: 1, tasks: 1, held: false }]);
    await processes.complete(await taskOf(rootId, 'a'));
  });

  it('changes hands as tasks do', async () => {
    const rootId = await processes.start(await processes.deploy('split', SPLIT));
    const { id, ref } = await taskOf(rootId, 'a');
    const task = ref ?? 0;
    const step = (...commands: Parameters<typeof runCommand>[1]['command'][]) =>
      changeInstance(processes.as(1), { commandId: randomUUID(), rootId }, async (open) => {
        for (const command of commands) await open.step(command);
      });
    const hands = async () => {
      const { assigneeId, ownerId, delegation } = await taskOf(rootId, 'a');
      return { assigneeId, ownerId, delegation };
    };

    await step({ do: 'assign', task, user: '7' });
    expect(await hands()).toEqual({ assigneeId: 7, ownerId: null, delegation: null });
    await step({ do: 'delegate', task, user: '8' });
    expect(await hands()).toEqual({ assigneeId: 8, ownerId: 7, delegation: 'pending' });
    await step({ do: 'resolve', task });
    expect(await hands()).toEqual({ assigneeId: 7, ownerId: 7, delegation: 'resolved' });
    await step({ do: 'assign', task, user: 'somebody with a name' });
    expect(await hands()).toMatchObject({ assigneeId: null });
    expect((await taskOf(rootId, 'a')).id).toBe(id);
  });

  it('ends the tasks of signers with that which they sign', async () => {
    const rootId = await processes.start(await processes.deploy('split', SPLIT));
    const parent = await taskOf(rootId, 'a');
    await changeInstance(processes.as(1), { commandId: randomUUID(), rootId }, async (open) => {
      const signer = await open.addSigner({ parent, assigneeId: 3, ownerId: null, signType: 'before', result: 1 });
      await open.addSigner({ parent: signer, assigneeId: 4, ownerId: null, signType: 'before', result: 1 });
      await open.changeTask(parent.id, { assigneeId: null, ownerId: 1, result: 8 });
    });
    const open = (await processes.open(rootId)).filter(({ definitionKey }) => definitionKey === 'a');
    expect(open.map(({ ref, result }) => ({ ref, result }))).toEqual([
      { ref: parent.ref, result: 8 },
      { ref: null, result: 1 },
      { ref: null, result: 1 },
    ]);
    for (const { id, ref } of open)
      expect(id).toMatch(ref === null ? /^[0-9a-f]{32}$/ : /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

    await runCommand(processes.as(1), { commandId: randomUUID(), rootId, command: { do: 'end', reason: '取消' } });

    const results = await processes.rows<{ result: number }>(
      sql`select distinct result from bpm_task where root_id = ${rootId} and end_time is not null`,
    );
    expect(results).toEqual([{ result: 4 }]);
    expect(await processes.open(rootId)).toEqual([]);
  });
});

describe('called instances', () => {
  it('have rows of their own, and end with their root', async () => {
    await processes.deploy(
      'child',
      '<startEvent id="cs"/><userTask id="ct"/><sequenceFlow id="c1" sourceRef="cs" targetRef="ct"/>',
    );
    const parent = await processes.deploy(
      'parent',
      `<startEvent id="s"/><callActivity id="call" calledElement="child"/><endEvent id="e"/>
       <sequenceFlow id="f1" sourceRef="s" targetRef="call"/><sequenceFlow id="f2" sourceRef="call" targetRef="e"/>`,
    );
    const rootId = await processes.start(parent);
    const rows = () =>
      processes.rows<{ id: string; parent: string | null; name: string; status: number; result: number }>(
        sql`select id, parent_id as parent, name, status, result from bpm_process_instance where root_id = ${rootId} order by parent_id nulls first`,
      );
    const [root, called] = await rows();
    expect([root, called]).toMatchObject([
      { id: rootId, parent: null, name: 'parent', status: 1 },
      { parent: rootId, name: 'child', status: 1 },
    ]);
    const [task] = await processes.open(rootId);
    expect(task?.instanceId).toBe(called?.id);
    const [activity] = await processes.rows<{ called: string }>(
      sql`select called_id as called from bpm_activity where root_id = ${rootId} and key = 'call'`,
    );
    expect(activity?.called).toBe(called?.id);

    if (task !== undefined) await processes.complete(task);

    expect(await rows()).toMatchObject([
      { status: 2, result: 2 },
      { status: 2, result: 2 },
    ]);
  });

  it('are refused where nothing is deployed that is called', async () => {
    const parent = await processes.deploy(
      'orphan',
      `<startEvent id="s"/><callActivity id="call" calledElement="nowhere"/><sequenceFlow id="f1" sourceRef="s" targetRef="call"/>`,
    );

    await expect(processes.start(parent)).rejects.toMatchObject({ name: 'BusinessError', kind: 'definition' });
  });
});
