import { useSyncExternalStore } from 'react';

/** Below it a table becomes cards and a dialog a sheet. */
const PHONE = '(max-width: 767px)';

const subscribe = (listener: () => void): (() => void) => {
  const query = matchMedia(PHONE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the window is as narrow as a phone, kept up to date. */
export const usePhone = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(PHONE).matches);
