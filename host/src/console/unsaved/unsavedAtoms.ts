import { atom } from 'jotai';

/** The ids of tabs with unsaved work. */
export const unsavedTabIdsAtom = atom<ReadonlySet<string>>(new Set<string>());

/** What leaving a tab would do, by its id, where that is not to lose changes. */
export const losingWordsAtom = atom<ReadonlyMap<string, string>>(new Map<string, string>());

interface Marking {
  readonly id: string;
  readonly unsaved: boolean;
  readonly losing?: string | undefined;
}

/** Notes whether a tab has unsaved work. */
export const markUnsavedAtom = atom(null, (get, set, { id, unsaved, losing }: Marking) => {
  const words = new Map([...get(losingWordsAtom)].filter(([one]) => one !== id));
  if (unsaved && losing !== undefined) words.set(id, losing);
  set(losingWordsAtom, words);
  const before = get(unsavedTabIdsAtom);
  if (before.has(id) === unsaved) return;
  const others = [...before].filter((one) => one !== id);
  set(unsavedTabIdsAtom, new Set(unsaved ? [...others, id] : others));
});

/** Forgets all unsaved work, after the user agreed to lose it. */
export const forgetUnsavedAtom = atom(null, (_get, set) => set(unsavedTabIdsAtom, new Set<string>()));
