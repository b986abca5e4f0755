import { startStoredProcesses, type StoredProcesses } from '@zhilv/testing/store/start-stored-processes';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DueLoop } from '../../../due/DueLoop.ts';
import { runDueWork } from '../../../due/runDueWork.ts';
import { readSettings } from '../../../settings/settings.ts';
import { due as jobsDue } from './bpmJobs.due.ts';
import { due as messagesDue } from './bpmMessages.due.ts';
import { due as timersDue } from './bpmTimers.due.ts';
import { ROWS_AT_ONCE } from './dueRows.ts';

let processes: StoredProcesses;
beforeAll(async () => {
  processes = await startStoredProcesses();
});
afterAll(() => processes.database.close());

const dueContext = () => ({
  db: processes.database.db,
  clock: () => processes.clock.now,
  settings: readSettings({}).app,
  send: () => Promise.reject(new Error('Nothing is sent.')),
  // The diagrams have no rules that say whom tasks are for.
  parts: [],
});

/** A timer, a job behind it, and a signal to all who wait for it; then a task for a person. */
const CHAIN = `
  <startEvent id="s"/><parallelGateway id="fork"/>
  <intermediateCatchEvent id="timer"><timerEventDefinition><timeDuration>PT1H</timeDuration></timerEventDefinition></intermediateCatchEvent>
  <serviceTask id="job" flowable:async="true" flowable:expression="\${1 + 1}" flowable:resultVariable="two"/><userTask id="done"/>
  <intermediateCatchEvent id="catch"><signalEventDefinition signalRef="closed"/></intermediateCatchEvent><userTask id="heard"/>
  <sequenceFlow id="f1" sourceRef="s" targetRef="fork"/><sequenceFlow id="f2" sourceRef="fork" targetRef="timer"/>
  <sequenceFlow id="f3" sourceRef="timer" targetRef="job"/><sequenceFlow id="f4" sourceRef="job" targetRef="done"/>
  <sequenceFlow id="f5" sourceRef="fork" targetRef="catch"/><sequenceFlow id="f6" sourceRef="catch" targetRef="heard"/>`;
const THROWER = `
  <startEvent id="s"/><intermediateThrowEvent id="throw"><signalEventDefinition signalRef="closed"/></intermediateThrowEvent>
  <sequenceFlow id="f1" sourceRef="s" targetRef="throw"/>`;
const INSTANCES = 12;

it('the loops of two servers take all instances on, each step once', async () => {
  const definitionId = await processes.deploy('chain', CHAIN);
  for (let count = 0; count < INSTANCES; count += 1) await processes.start(definitionId);
  const lines: string[] = [];
  const context = dueContext();
  const works = [timersDue, jobsDue, messagesDue];
  const loops = [0, 1].map(() => new DueLoop({ works, context, notice: (line) => lines.push(line) }));
  const wake = (): void => loops.forEach((loop) => [timersDue, jobsDue, messagesDue].forEach(({ name }) => loop.wake(name)));
  for (const loop of loops) loop.start();

  processes.clock.now += 3_600_000;
  await processes.start(await processes.deploy('thrower', THROWER));
  const open = async () =>
    processes.rows<object>(
      sql`select definition_key as key, count(*)::int as count from bpm_task where end_time is null group by 1 order by 1`,
    );
  await expect
    .poll(
      () => {
        wake();
        return open();
      },
      { timeout: 30_000 },
    )
    .toEqual([
      { key: 'done', count: INSTANCES },
      { key: 'heard', count: INSTANCES },
    ]);
  for (const loop of loops) await loop.close();

  expect(lines).toEqual([]);
  const passed = await processes.rows<object>(
    sql`select count(*)::int as count from bpm_activity where key in ('timer', 'job', 'catch') and end_time is not null`,
  );
  expect(passed).toEqual([{ count: 3 * INSTANCES }]);
});

it('two servers that come upon the same timers go on until none is left', async () => {
  const waiting =
    '<intermediateCatchEvent id="late"><timerEventDefinition><timeDuration>PT1H</timeDuration></timerEventDefinition></intermediateCatchEvent>';
  const definitionId = await processes.deploy(
    'backlog',
    `<startEvent id="s"/>${waiting}<endEvent id="e"/><sequenceFlow id="f1" sourceRef="s" targetRef="late"/><sequenceFlow id="f2" sourceRef="late" targetRef="e"/>`,
  );
  for (let count = 0; count < 2.5 * ROWS_AT_ONCE; count += 1) await processes.start(definitionId);
  processes.clock.now += 3_600_000;

  await Promise.all([0, 1].map(() => runDueWork(timersDue, { ...dueContext(), wake: () => {} })));

  expect(await processes.rows(sql`select id from bpm_timer`)).toEqual([]);
});

it('jobs of one instance keep none of each other from being done', async () => {
  const definitionId = await processes.deploy(
    'many_jobs',
    `<startEvent id="s"/><manualTask id="m" flowable:async="true"><multiInstanceLoopCharacteristics><loopCardinality>40</loopCardinality></multiInstanceLoopCharacteristics></manualTask>
     <userTask id="after"/><sequenceFlow id="f1" sourceRef="s" targetRef="m"/><sequenceFlow id="f2" sourceRef="m" targetRef="after"/>`,
  );
  const rootId = await processes.start(definitionId);

  expect(await jobsDue.run({ ...dueContext(), wake: () => {} })).toBe(40);
  expect(await processes.openKeys(rootId)).toEqual(['after']);
});
