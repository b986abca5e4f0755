import type { Change } from '../step/Change.ts';

/** The names of the due works of processes. */
export const PROCESS_WORKS = { timers: 'bpm-timers', jobs: 'bpm-jobs', messages: 'bpm-messages' } as const;

/** Gives the due works that have something to do after a change, also where it was there before and another command was in its way. */
export function worksAfter({ before, state, signals }: Change, now: number): readonly string[] {
  const hasDue = (all: readonly Due[]): boolean => !state.suspended && all.some(({ due, stuck }) => due <= now && !stuck);
  const goesOn = before?.suspended === true && !state.suspended;
  return [
    ...(hasDue(state.timers) ? [PROCESS_WORKS.timers] : []),
    ...(hasDue(state.jobs) ? [PROCESS_WORKS.jobs] : []),
    ...(signals.length > 0 || goesOn ? [PROCESS_WORKS.messages] : []),
  ];
}

interface Due {
  readonly due: number;
  readonly stuck: boolean;
}
