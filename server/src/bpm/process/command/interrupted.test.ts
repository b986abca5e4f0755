import { endingBefore, Killed } from '@zhilv/testing/process/ending-before';
import { contentsOf } from '@zhilv/testing/server/plant-rows';
import { startStoredProcesses, type StoredProcesses } from '@zhilv/testing/store/start-stored-processes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { runCommand } from './changeInstance.ts';
import { startInstance } from './startInstance.ts';

let processes: StoredProcesses;
beforeAll(async () => {
  processes = await startStoredProcesses();
});
afterAll(() => processes.database.close());

/** A signal that somebody waits for, a called process, a task with a timer. */
const CALLING = `
  <startEvent id="s"/><userTask id="before"/>
  <boundaryEvent id="timer" attachedToRef="before"><timerEventDefinition><timeDuration>PT1H</timeDuration></timerEventDefinition></boundaryEvent>
  <intermediateThrowEvent id="throw"><signalEventDefinition signalRef="closed"/></intermediateThrowEvent>
  <callActivity id="call" calledElement="called_process"/><endEvent id="e"/>
  <sequenceFlow id="f1" sourceRef="s" targetRef="before"/><sequenceFlow id="f2" sourceRef="before" targetRef="throw"/>
  <sequenceFlow id="f3" sourceRef="throw" targetRef="call"/><sequenceFlow id="f4" sourceRef="call" targetRef="e"/>
  <sequenceFlow id="f5" sourceRef="timer" targetRef="e"/>`;
const CALLED = `
  <startEvent id="s"/><intermediateCatchEvent id="catch"><signalEventDefinition signalRef="closed"/></intermediateCatchEvent>
  <sequenceFlow id="f1" sourceRef="s" targetRef="catch"/>`;

/** Does something again and again, killed one question later each time, until it is done; nothing may be left by any of the killed ones. */
async function doneInSpite(work: (db: Database) => Promise<unknown>): Promise<number> {
  const { db } = processes.database;
  const before = await contentsOf(db, 'all', /^bpm_/);
  for (let question = 0; ; question += 1) {
    const isDone = await work(endingBefore(db, question)).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Killed) return false;
        throw error;
      },
    );
    if (isDone) return question;
    expect(await contentsOf(db, 'all', /^bpm_/), `killed before question ${question + 1}`).toEqual(before);
  }
}

it('a server that is killed anywhere in a command leaves all as it was, and the command can come again', async () => {
  const waiting = await processes.deploy('called_process', CALLED);
  await processes.start(waiting);
  const definitionId = await processes.deploy('calling', CALLING);
  const started = await doneInSpite((db) =>
    startInstance({ ...processes.as(1), db }, { commandId: 'start', definitionId, variables: { day: 3 } }),
  );
  expect(started).toBeGreaterThan(6);

  const rootId = await startInstance(processes.as(1), { commandId: 'start', definitionId, variables: {} });
  const [task] = await processes.open(rootId);
  const command = { do: 'complete', task: task?.ref ?? 0 } as const;
  const completed = await doneInSpite((db) => runCommand({ ...processes.as(1), db }, { commandId: 'complete', rootId, command }));
  expect(completed).toBeGreaterThan(10);

  expect(await processes.due('bpm-messages')).toBe(1);
});
