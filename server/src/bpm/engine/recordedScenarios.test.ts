import { inNoOrder, rowsInNoOrder } from '@zhilv/testing/process/in-no-order';
import { hasProcessScenarios, processScenarios, type RecordedScenario } from '@zhilv/testing/process/process-scenarios';
import type { ScenarioStep, ScenarioTask } from '@zhilv/testing/process/scenario';
import { ScenarioPlay } from '@zhilv/testing/process/scenario-play';
import { describe, expect, it } from 'vitest';

const SCENARIOS = 257;

/** The only wanted one: tokens that wait at a join and would come there again are taken away, so that it fires in its time and once. */
const DEVIATES_WHERE_JOINS_ARE_CLEANED = ['back-parallel/joined'];

/** Two timers fire in one second there, each in a command of its own, whose rows the record has mixed. */
const MIXED_ROWS = new Set(['timer-catch-expression/past']);

const scenarios = processScenarios();

/** The record says no more of a task than the scenario is about. */
const told = (task: ScenarioTask, recorded: readonly ScenarioTask[]): ScenarioTask => {
  const names = Object.keys(recorded[0] ?? {});
  return Object.fromEntries(Object.entries(task).filter(([name]) => names.includes(name))) as unknown as ScenarioTask;
};

/** Errors have texts of their own engine. Without an instance, there is nothing to tell. */
function asRecorded(step: ScenarioStep, recorded: ScenarioStep): ScenarioStep {
  if (step.active === undefined) return { ok: step.ok, at: step.at };
  return inNoOrder({ ...step, tasks: (step.tasks ?? []).map((task) => told(task, recorded.tasks ?? [])) });
}

function ofEngine(step: ScenarioStep & { readonly command?: string; readonly error?: string }): ScenarioStep {
  const { command: _command, error: _error, ...rest } = step;
  return rest.active === undefined ? rest : inNoOrder(rest);
}

async function played(scenario: RecordedScenario, cleanJoins = false) {
  const play = await ScenarioPlay.of(scenario.xml, { cleanJoins });
  const steps = play.play(scenario.scenario);
  return {
    steps: steps.map((step, index) => asRecorded(step, scenario.steps[index] ?? step)),
    history: play.state === null ? [] : play.history(),
  };
}

describe.skipIf(!hasProcessScenarios)('what Flowable does (skipped where the recorded scenarios are missing)', () => {
  it('is known of all scenarios', () => expect(scenarios).toHaveLength(SCENARIOS));

  it.each(scenarios)('$name', async (scenario) => {
    const { steps, history } = await played(scenario);

    expect(steps).toEqual(scenario.steps.map(ofEngine));
    if (MIXED_ROWS.has(scenario.name)) expect(rowsInNoOrder(history)).toEqual(rowsInNoOrder(scenario.history));
    else expect(history).toEqual(scenario.history);
  });

  it('is left in one case, where sending back cleans the joins', async () => {
    const sendsBack = scenarios.filter(({ scenario }) => scenario.commands.some((command) => command.do === 'sendBack'));
    const deviating: string[] = [];
    for (const scenario of sendsBack) {
      const { steps } = await played(scenario, true);
      if (JSON.stringify(steps) !== JSON.stringify((await played(scenario)).steps)) deviating.push(scenario.name);
    }

    expect(sendsBack.length).toBeGreaterThan(5);
    expect(deviating).toEqual(DEVIATES_WHERE_JOINS_ARE_CLEANED);
  });
});
