import type { ProcessState } from '../../engine/index.ts';
import type { Change } from '../step/Change.ts';

/** The names of the due works of processes. */
export const PROCESS_WORKS = { timers: 'bpm-timers', jobs: 'bpm-jobs', messages: 'bpm-messages' } as const;

/** Gives the due works that a change has given something to do. */
export function worksAfter({ before, state, signals }: Change, now: number): readonly string[] {
  const isNew = (all: (state: ProcessState) => readonly Due[]): boolean => {
    const known = new Set(before === null || before.suspended ? [] : dueOf(all(before), now));
    return !state.suspended && dueOf(all(state), now).some((due) => !known.has(due));
  };
  const goesOn = before?.suspended === true && !state.suspended;
  return [
    ...(isNew(({ timers }) => timers) ? [PROCESS_WORKS.timers] : []),
    ...(isNew(({ jobs }) => jobs) ? [PROCESS_WORKS.jobs] : []),
    ...(signals.length > 0 || goesOn ? [PROCESS_WORKS.messages] : []),
  ];
}

interface Due {
  readonly due: number;
  readonly stuck: boolean;
}

const dueOf = (all: readonly Due[], now: number): readonly Due[] => all.filter(({ due, stuck }) => due <= now && !stuck);
