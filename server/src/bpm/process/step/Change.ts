import type { ProcessState, StepResult } from '../../engine/index.ts';

/** What one or several steps change together. */
export interface Change extends StepResult {
  /** The state before the first of them; null when they start an instance. */
  readonly before: ProcessState | null;
}

/** Adds a step that began where the change had led to. */
export function followedBy(change: Change, next: StepResult): Change {
  const closed = new Map(next.closed.map((row) => [row.ref, row]));
  const openedBefore = new Set(change.opened.map(({ ref }) => ref));
  return {
    before: change.before,
    state: next.state,
    // A row that is not written yet is written as it ended.
    opened: [...change.opened.map((row) => ({ ...row, ...closed.get(row.ref) })), ...next.opened],
    closed: [...change.closed, ...next.closed.filter(({ ref }) => !openedBefore.has(ref))],
    endedTasks: [...change.endedTasks, ...next.endedTasks],
    endedInstances: [...change.endedInstances, ...next.endedInstances],
    signals: [...change.signals, ...next.signals],
  };
}
