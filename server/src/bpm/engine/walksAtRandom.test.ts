import { faultsOf } from '@zhilv/testing/process/faults-of';
import { hasProcessScenarios, processScenarios } from '@zhilv/testing/process/process-scenarios';
import { randomCommand, randomVariables } from '@zhilv/testing/process/random-command';
import { RandomProcess } from '@zhilv/testing/process/random-process';
import { refusalOf } from '@zhilv/testing/process/refusal-of';
import { ScenarioPlay } from '@zhilv/testing/process/scenario-play';
import { randomSeed, rounds } from '@zhilv/testing/soak';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { expect, it } from 'vitest';
import type { ProcessState } from './state/ProcessState.ts';
import { step } from './step.ts';

const PROCESSES = rounds({ sample: 100, soak: 20_000 });
const COMMANDS = 40;

/** What nobody may change, whoever has it. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

/** Walks through a process at random, and tells how far it came. */
async function walk(random: SeededRandom, xml: string): Promise<{ readonly done: number; readonly refused: number }> {
  const play = await ScenarioPlay.of(xml);
  const counts = { done: 0, refused: 0 };
  const ids = [...(play.definitions.byId('p')?.model.nodes.keys() ?? [])];
  const variables = randomVariables(random);
  const before = refusalOf(() => play.give({ do: 'start', definition: 'p', variables, starter: 'u1' }));
  if (before !== null || play.state === null) return counts;

  for (let turn = 0; turn < COMMANDS && play.state.end === null; turn += 1) {
    const state: ProcessState = frozen(play.state);
    const copy = JSON.stringify(state);
    play.at += random.pick([1, 1, 1, 3600]);
    const command = randomCommand(random, state, ids);

    const refusal = refusalOf(() => play.give(command));

    if (refusal === null) counts.done += 1;
    else counts.refused += 1;
    if (refusal !== null) expect(play.state).toBe(state);
    expect(JSON.stringify(state)).toBe(copy);
    const faults = faultsOf(play.state, play.rows);
    if (faults.length > 0) throw new Error(`${faults.join('; ')}\nafter ${JSON.stringify(play.log)}\nin ${xml}`);
  }

  const again = play.log.reduce<ProcessState | null>(
    (state, [command, now]) => step(play.definitions, state, command, now).state,
    null,
  );
  expect(again).toEqual(play.state);
  return counts;
}

it(
  'whatever is asked of a process, nothing is left over or lost, and its commands tell its state',
  async () => {
    const random = new SeededRandom(randomSeed);
    const total = { done: 0, refused: 0 };
    for (let index = 0; index < PROCESSES; index += 1) {
      const { done, refused } = await walk(random, new RandomProcess(random).xml());
      total.done += done;
      total.refused += refused;
    }

    // The walks come somewhere.
    expect(total.done).toBeGreaterThan(PROCESSES * 5);
    expect(total.refused).toBeGreaterThan(PROCESSES);
  },
  PROCESSES * 1000,
);

it.skipIf(!hasProcessScenarios)(
  'nor in the processes that Flowable has run',
  async () => {
    const random = new SeededRandom(randomSeed);
    const models = [...new Set(processScenarios().map(({ xml }) => xml))];
    let done = 0;
    for (const xml of models) done += (await walk(random, xml)).done;

    expect(done).toBeGreaterThan(models.length);
  },
  120_000,
);
