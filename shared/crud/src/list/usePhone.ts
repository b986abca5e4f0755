import { useSyncExternalStore } from 'react';

/** In a narrower window a table becomes cards, and a dialog becomes a sheet. */
const PHONE = '(max-width: 767px)';

const subscribe = (listener: () => void): (() => void) => {
  const query = matchMedia(PHONE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Tells whether the window is as narrow as a phone, and follows its size. */
export const usePhone = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(PHONE).matches);
