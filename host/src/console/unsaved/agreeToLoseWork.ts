import { confirm } from '@zhilv/platform';
import type { createStore } from 'jotai';
import { forgetUnsavedAtom, unsavedTabIdsAtom } from './unsavedAtoms.ts';

interface LossQuestion {
  readonly content: string;
  readonly okText: string;
}

/** Asks before unsaved work is lost with the document, if there is any. @returns whether the document may be left */
export async function agreeToLoseWork(
  store: Pick<ReturnType<typeof createStore>, 'get' | 'set'>,
  question: LossQuestion,
): Promise<boolean> {
  const losesWork = store.get(unsavedTabIdsAtom).size > 0;
  if (losesWork && !(await confirm({ ...question, danger: true }))) return false;
  // The user has answered, so the browser need not ask the same again.
  store.set(forgetUnsavedAtom);
  return true;
}
