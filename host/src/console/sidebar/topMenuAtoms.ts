import { atom } from 'jotai';
import type { MenuItem } from '../menu/MenuItem.ts';
import { menuAtom } from '../menu/menuAtoms.ts';
import { settingsAtom } from '../settings/settingsAtoms.ts';
import { phoneAtom } from './sidebarAtoms.ts';
import { highlightedRowsAtom, openSubmenusAtom, toggleSubmenuAtom } from './submenuAtoms.ts';

/** Whether the first level of the menu stands in the header. A phone has no room for it. */
export const topMenuAtom = atom((get) => get(settingsAtom).topNav && !get(phoneAtom));

/** The id of the first level's entry whose own entries the sidebar shows. */
export const shownRootAtom = atom((get) => get(openSubmenusAtom)[0] ?? get(highlightedRowsAtom)[0]);

/** Has the sidebar show the entries of a directory of the first level, until another page is marked. */
export const turnToRootAtom = atom(null, (get, set, id: string) => {
  if (get(openSubmenusAtom)[0] !== id) set(toggleSubmenuAtom, { depth: 0, id });
});

/** The sidebar's entries, with their depth in the menu. It is never empty, so that the header keeps its place. */
export const sidebarMenuAtom = atom((get): { readonly items: readonly MenuItem[]; readonly depth: number } => {
  const items = get(menuAtom);
  if (!get(topMenuAtom)) return { items, depth: 0 };
  const root = items.find(({ id }) => id === get(shownRootAtom));
  if (root?.target.kind === 'directory') return { items: root.target.children, depth: 1 };
  return { items: root ? [root] : items, depth: 0 };
});
