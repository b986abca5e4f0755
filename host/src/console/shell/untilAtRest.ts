import type { createStore } from 'jotai';
import { openingAddressAtom } from '../tab/tabAtoms.ts';

/** Settles when nothing is being opened any more, whatever was asked for meanwhile. */
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
