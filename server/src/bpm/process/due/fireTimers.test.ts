import { randomUUID } from 'node:crypto';
import { contentsOf } from '@zhilv/testing/server/plant-rows';
import { startStoredProcesses, type StoredProcesses } from '@zhilv/testing/store/start-stored-processes';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '../command/changeInstance.ts';
import type { ProcessEvent } from '../hooks/ProcessPart.ts';
import type { TaskRow } from '../rows/processRows.ts';
import { retryIncident } from '../incident/retryIncident.ts';

const HOUR_MS = 3_600_000;

const START = Date.UTC(2031, 0, 7);

let processes: StoredProcesses;
beforeAll(async () => {
  const taskCreated = async ({ db, instance: { name } }: ProcessEvent, { definitionKey }: TaskRow): Promise<void> => {
    if (name === 'unkept' && definitionKey === 'late') await db.execute(sql`select ${'secret'.repeat(1000)}, 1 / 0`);
    if (name === 'hopeless' && processes.clock.now > START) throw new TypeError('nobody is undefined');
  };
  processes = await startStoredProcesses({ parts: [{ taskCreated }] });
});
afterAll(() => processes.database.close());
beforeEach(async () => {
  // What earlier tests left waits for nobody.
  await processes.database.db.execute(sql`update bpm_timer set held = true`);
});

const timers = () => processes.due('bpm-timers');
const incidents = (rootId: string) =>
  processes.rows<{ id: string }>(sql`select id, kind, element_id, reason from bpm_incident where root_id = ${rootId}`);
const retry = async (rootId: string) => {
  for (const { id } of await incidents(rootId)) await retryIncident(processes.as(1), id);
};

const LATE = `
  <startEvent id="s"/><userTask id="one"/><userTask id="late"/>
  <boundaryEvent id="timer" attachedToRef="one"><timerEventDefinition><timeDuration>PT1H</timeDuration></timerEventDefinition></boundaryEvent>
  <sequenceFlow id="f1" sourceRef="s" targetRef="one"/><sequenceFlow id="f2" sourceRef="timer" targetRef="late"/>`;

describe('a timer', () => {
  it('that the first version kept fires like any other', async () => {
    const reminder = LATE.replace('attachedToRef="one">', 'attachedToRef="one" cancelActivity="false">');
    const cycle = reminder.replace('<timeDuration>PT1H</timeDuration>', '<timeCycle>R3/PT1H</timeCycle>');
    const rootId = await processes.start(await processes.deploy('of_old', cycle));
    await processes.database.db.execute(
      sql`update bpm_process_instance set state = (state::jsonb #- '{timers,0,beat}' #- '{timers,0,chain}')::json where id = ${rootId}`,
    );

    processes.clock.now += HOUR_MS;
    expect(await timers()).toBe(1);

    expect(await processes.openKeys(rootId)).toEqual(['one', 'late']);
    const next = () => processes.rows<{ at: number }>(sql`select next_time as at from bpm_timer where root_id = ${rootId}`);
    expect(new Date((await next())[0]?.at ?? 0).getTime()).toBe(processes.clock.now + HOUR_MS);
  });

  it('fires once, when its time comes and not before, however many servers look', async () => {
    const definitionId = await processes.deploy('in_time', LATE);
    const ids = [];
    for (let count = 0; count < 5; count += 1) ids.push(await processes.start(definitionId));
    processes.clock.now += HOUR_MS - 1;
    expect(await timers()).toBe(0);
    processes.clock.now += 1;

    // One may have all of them while the others look, and then they leave them.
    let fired = (await Promise.all([timers(), timers(), timers()])).reduce((sum, count) => sum + count, 0);
    fired += await timers();

    expect(fired).toBe(5);
    for (const rootId of ids) expect(await processes.openKeys(rootId)).toEqual(['late']);
    const before = await contentsOf(processes.database.db, 'all', /^bpm_/);
    expect(await timers()).toBe(0);
    expect(await contentsOf(processes.database.db, 'all', /^bpm_/)).toEqual(before);
  });

  it('of a suspended instance is held, and fires when it goes on', async () => {
    const rootId = await processes.start(await processes.deploy('in_time', LATE));
    await processes.set(rootId, 'suspend');
    processes.clock.now += 2 * HOUR_MS;
    expect(await timers()).toBe(0);
    expect(await processes.openKeys(rootId)).toEqual(['one']);

    processes.woken.length = 0;
    await processes.set(rootId, 'activate');

    expect(processes.woken).toContain('bpm-timers');
    expect(await timers()).toBe(1);
    expect(await processes.openKeys(rootId)).toEqual(['late']);
  });

  it('and a person at the same moment agree on one of both', async () => {
    const definitionId = await processes.deploy('in_time', LATE);
    for (let turn = 0; turn < 4; turn += 1) {
      const rootId = await processes.start(definitionId);
      processes.clock.now += HOUR_MS;
      const [task] = await processes.open(rootId);
      if (task === undefined) throw new Error('There is no task.');

      const [completed, fired] = await Promise.all([
        processes.complete(task).then(
          () => true,
          () => false,
        ),
        timers(),
      ]);

      expect(await processes.openKeys(rootId)).toEqual(completed ? [] : ['late']);
      expect(fired).toBe(completed ? 0 : 1);
    }
  });

  it('that is refused is tried three times, then waits for somebody, and keeps nobody else waiting', async () => {
    const broken = LATE.replace(
      '<sequenceFlow id="f2" sourceRef="timer" targetRef="late"/>',
      `<sequenceFlow id="f2" sourceRef="timer" targetRef="x"/><exclusiveGateway id="x"/>
       <sequenceFlow id="f3" sourceRef="x" targetRef="late"><conditionExpression>\${way == 1}</conditionExpression></sequenceFlow>`,
    );
    const rootId = await processes.start(await processes.deploy('broken', broken), { way: 2 });
    const fine = await processes.start(await processes.deploy('in_time', LATE));
    processes.clock.now += HOUR_MS;
    await timers();
    expect(await processes.openKeys(fine)).toEqual(['late']);

    for (let round = 0; round < 20 && (await incidents(rootId)).length === 0; round += 1) {
      processes.clock.now += HOUR_MS;
      await timers();
    }

    expect(await incidents(rootId)).toMatchObject([
      { kind: 'timer', element_id: 'timer', reason: expect.stringMatching(/\S/) as string },
    ]);
    expect(await timers()).toBe(0);
    expect(await processes.openKeys(rootId)).toEqual(['one']);
    await runCommand(processes.as(1), { commandId: randomUUID(), rootId, command: { do: 'variables', variables: { way: 1 } } });
    await retry(rootId);
    expect(await incidents(rootId)).toEqual([]);
    expect(await timers()).toBe(1);
    expect(await processes.openKeys(rootId)).toEqual(['late']);
  });

  it('that fails for a fault of ours waits for somebody too, and keeps nobody else waiting', async () => {
    const hopeless = await processes.start(await processes.deploy('hopeless', LATE));
    const fine = await processes.start(await processes.deploy('in_time', LATE));
    processes.clock.now = START + HOUR_MS;

    expect(await timers()).toBe(2);

    expect(await processes.openKeys(fine)).toEqual(['late']);
    expect(await processes.openKeys(hopeless)).toEqual(['one']);
    for (let round = 0; round < 20 && (await incidents(hopeless)).length === 0; round += 1) {
      processes.clock.now += HOUR_MS;
      await timers();
    }
    expect(await incidents(hopeless)).toMatchObject([{ reason: '系统异常：nobody is undefined' }]);
  });

  it('that the database refuses is told of by its words, without the statement and what it was to keep', async () => {
    const unkept = await processes.start(await processes.deploy('unkept', LATE));
    for (let round = 0; round < 20 && (await incidents(unkept)).length === 0; round += 1) {
      processes.clock.now += HOUR_MS;
      await timers();
    }

    expect(await incidents(unkept)).toMatchObject([{ reason: '系统异常：division by zero' }]);
  });

  it('that is refused with many words is told of in few', async () => {
    const wordy = LATE.replace('<userTask id="late"/>', '<userTask id="late" flowable:dueDate="${when}"/>');
    const rootId = await processes.start(await processes.deploy('wordy', wordy), { when: 'x'.repeat(10_000) });
    for (let round = 0; round < 20 && (await incidents(rootId)).length === 0; round += 1) {
      processes.clock.now += HOUR_MS;
      await timers();
    }

    expect(await incidents(rootId)).toMatchObject([
      { reason: expect.stringMatching(/^节点「late」的到期时间「x{400,500}…$/) as string },
    ]);
  });
});
