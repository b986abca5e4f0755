import { atom } from 'jotai';
import { menuAtom, routesAtom } from '../menu/menuAtoms.ts';
import { activeTabAtom, openingAddressAtom } from '../tab/tabAtoms.ts';
import { highlightedRows, shownRowIds } from './highlightedRows.ts';
import { toggleSubmenu } from './toggleSubmenu.ts';

const shownRowIdsAtom = atom((get) => shownRowIds(get(menuAtom)));

/** Rows from the root to the entry that is marked: that of the page being opened, so that a press is answered at once. */
export const highlightedRowsAtom = atom((get) => {
  const opening = get(openingAddressAtom);
  const pathname = opening?.split(/[?#]/, 1)[0];
  const route = pathname === undefined ? null : get(routesAtom)?.table.match(pathname);
  return highlightedRows(route ?? get(activeTabAtom)?.route ?? null, get(shownRowIdsAtom));
});

/** Tells one marked entry from another. */
export const markedEntryAtom = atom((get) => get(highlightedRowsAtom).join());

/** The user's own opening and closing, which lasts until another entry is marked. */
const chosenSubmenusAtom = atom<readonly string[] | null>(null);

/** Open directories, from the root: one on each level. */
export const openSubmenusAtom = atom((get) => get(chosenSubmenusAtom) ?? get(highlightedRowsAtom));

export const toggleSubmenuAtom = atom(null, (get, set, { depth, id }: { depth: number; id: string }) => {
  set(chosenSubmenusAtom, toggleSubmenu(get(openSubmenusAtom), depth, id));
});

/** Opens the directories of the marked entry, and no others. */
export const followMarkedEntryAtom = atom(null, (_get, set) => set(chosenSubmenusAtom, null));
