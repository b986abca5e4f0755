import type { ScenarioHistoryRow, ScenarioStep } from './Scenario.ts';

/** Gives a recorded step with what it may leave out, and with all that has no order of its own sorted. */
export function inNoOrder(step: ScenarioStep): ScenarioStep {
  const { active = [], waitingAtJoin = [], tasks = [], loops = [], timers = [], subscriptions = [], asyncJobs = 0 } = step;
  return {
    ...step,
    active: sorted(active),
    waitingAtJoin: sorted(waitingAtJoin),
    tasks: sorted(tasks),
    loops: sorted(loops),
    timers: sorted(timers),
    subscriptions: sorted(subscriptions),
    asyncJobs,
  };
}

export const rowsInNoOrder = (rows: readonly ScenarioHistoryRow[]): readonly ScenarioHistoryRow[] => sorted(rows);

const sorted = <Item>(items: readonly Item[]): readonly Item[] =>
  items
    .map((item) => [JSON.stringify(item), item] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, item]) => item);
