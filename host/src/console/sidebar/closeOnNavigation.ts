import { atom, type createStore } from 'jotai';
import { activeTabAtom } from '../tab/tabAtoms.ts';
import { drawerOpenAtom } from './sidebarAtoms.ts';
import { followMarkedEntryAtom, markedEntryAtom } from './submenuAtoms.ts';

const shownAddressAtom = atom((get) => get(activeTabAtom)?.address ?? null);

/**
 * Closes what was opened beside a page when its user goes elsewhere, whoever navigates: the phone's menu when the address
 * changes, and submenus of the user's own choice when another entry is marked. Else coming back would find them as they were
 * chosen for another page.
 */
export function closeOnNavigation(store: ReturnType<typeof createStore>): void {
  store.sub(shownAddressAtom, () => store.set(drawerOpenAtom, false));
  store.sub(markedEntryAtom, () => store.set(followMarkedEntryAtom));
}
