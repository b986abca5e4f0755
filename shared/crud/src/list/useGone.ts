import { useHeld } from '@zhilv/platform';
import { useId } from 'react';

/**
 * Gives a signal that aborts when the calling component has gone for good: its page was closed, switched off or replaced.
 * A hidden tab still has its page.
 */
export function useGone(): AbortSignal {
  const id = useId();
  return useHeld(`gone ${id}`, LIFE).signal;
}

const LIFE = { create: () => new AbortController(), dispose: (life: AbortController) => life.abort() };
