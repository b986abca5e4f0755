import { useHeld } from '@zhilv/platform';
import { useId } from 'react';

/**
 * Aborts when the calling component has gone for good, with its page that was closed, switched off or replaced. A tab that
 * is hidden still has its page.
 */
export function useGone(): AbortSignal {
  const id = useId();
  return useHeld(`gone ${id}`, LIFE).signal;
}

const LIFE = { create: () => new AbortController(), dispose: (life: AbortController) => life.abort() };
