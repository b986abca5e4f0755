import { atom } from 'jotai';

/** The session could not be started, though the back end did not refuse it. */
export interface StartFailure {
  readonly error: unknown;
  readonly retry: () => void;
}

/** The failure that keeps the session from starting; null while there is none. */
export const startFailureAtom = atom<StartFailure | null>(null);
