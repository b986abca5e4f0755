import { atom } from 'jotai';

/** Tabs holding work that closing them would lose. */
export const unsavedTabIdsAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Notes whether a tab holds such work. */
export const markUnsavedAtom = atom(null, (get, set, { id, unsaved }: { id: string; unsaved: boolean }) => {
  const before = get(unsavedTabIdsAtom);
  if (before.has(id) === unsaved) return;
  const others = [...before].filter((one) => one !== id);
  set(unsavedTabIdsAtom, new Set(unsaved ? [...others, id] : others));
});

/** The user has agreed to lose what is unsaved. */
export const forgetUnsavedAtom = atom(null, (_get, set) => set(unsavedTabIdsAtom, new Set<string>()));
