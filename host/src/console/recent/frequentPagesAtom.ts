import { atom } from 'jotai';

/** The paths of the pages that this user uses in this browser, the most used first. */
export const frequentPagesAtom = atom<readonly string[]>([]);
