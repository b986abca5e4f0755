import { useSyncExternalStore } from 'react';

/** Below 992 px the layout is that of a phone. */
const NARROW = '(max-width: 991px)';

const subscribe = (listener: () => void): (() => void) => {
  const query = matchMedia(NARROW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Tells whether the window is narrower than 992 px, and renders anew when that changes. */
export const useNarrowWindow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);
