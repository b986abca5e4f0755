import { atom } from 'jotai';

/** The ids of tabs with unsaved work. */
export const unsavedTabIdsAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Notes whether a tab has unsaved work. */
export const markUnsavedAtom = atom(null, (get, set, { id, unsaved }: { id: string; unsaved: boolean }) => {
  const before = get(unsavedTabIdsAtom);
  if (before.has(id) === unsaved) return;
  const others = [...before].filter((one) => one !== id);
  set(unsavedTabIdsAtom, new Set(unsaved ? [...others, id] : others));
});

/** Forgets all unsaved work, after the user agreed to lose it. */
export const forgetUnsavedAtom = atom(null, (_get, set) => set(unsavedTabIdsAtom, new Set<string>()));
