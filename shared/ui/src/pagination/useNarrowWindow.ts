import { useSyncExternalStore } from 'react';

/** Below 992 px the layout is mobile (spec §9). */
const NARROW = '(max-width: 991px)';

const subscribe = (listener: () => void): (() => void) => {
  const query = matchMedia(NARROW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the window is narrower than the mobile breakpoint, kept up to date. */
export const useNarrowWindow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);
