import { useSyncExternalStore } from 'react';

/** The layout is that of a phone below 992 px. */
const NARROW = '(max-width: 991px)';

const subscribe = (listener: () => void): (() => void) => {
  const query = matchMedia(NARROW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Tells whether the window is narrower than that, and renders anew when it changes. */
export const useNarrowWindow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);
