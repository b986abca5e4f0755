import type { createStore } from 'jotai';
import { openingAddressAtom } from '../tab/tabAtoms.ts';

/** Settles when no page is being opened any more. */
export function untilAtRest(store: Pick<ReturnType<typeof createStore>, 'get' | 'sub'>): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      if (store.get(openingAddressAtom) !== null) return;
      stop();
      resolve();
    };
    const stop = store.sub(openingAddressAtom, settle);
    settle();
  });
}
