import { atom } from 'jotai';
import { menuAtom, routesAtom } from '../menu/menuAtoms.ts';
import { activeTabAtom, openingAddressAtom } from '../tab/tabAtoms.ts';
import { highlightedRows, shownRowIds } from './highlightedRows.ts';
import { toggleSubmenu } from './toggleSubmenu.ts';

const shownRowIdsAtom = atom((get) => shownRowIds(get(menuAtom)));

/** The rows from the root to the marked entry. A page that is being opened is marked already, so that a press is seen at once. */
export const highlightedRowsAtom = atom((get) => {
  const opening = get(openingAddressAtom);
  const pathname = opening?.split(/[?#]/, 1)[0];
  const route = pathname === undefined ? null : get(routesAtom)?.table.match(pathname);
  return highlightedRows(route ?? get(activeTabAtom)?.route ?? null, get(shownRowIdsAtom));
});

/** A text that differs for different marked entries. */
export const markedEntryAtom = atom((get) => get(highlightedRowsAtom).join());

/** The submenus as the user opened and closed them, until another entry is marked; null while the user did neither. */
const chosenSubmenusAtom = atom<readonly string[] | null>(null);

/** The open directories from the root, one on each level. */
export const openSubmenusAtom = atom((get) => get(chosenSubmenusAtom) ?? get(highlightedRowsAtom));

export const toggleSubmenuAtom = atom(null, (get, set, { depth, id }: { depth: number; id: string }) => {
  set(chosenSubmenusAtom, toggleSubmenu(get(openSubmenusAtom), depth, id));
});

/** Opens the directories of the marked entry, and no others. */
export const followMarkedEntryAtom = atom(null, (_get, set) => set(chosenSubmenusAtom, null));
