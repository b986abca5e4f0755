import { atom, type createStore } from 'jotai';
import { listOpenAtom } from '../notification/notificationAtoms.ts';
import { activeTabAtom } from '../tab/tabAtoms.ts';
import { drawerOpenAtom } from './sidebarAtoms.ts';
import { followMarkedEntryAtom, markedEntryAtom } from './submenuAtoms.ts';

const shownAddressAtom = atom((get) => get(activeTabAtom)?.address ?? null);

/**
 * Closes menus when the user goes to another page: the phone's menu and the list of messages when the address changes, and submenus that the user
 * opened when another entry is marked. They were opened to find the former page.
 */
export function closeOnNavigation(store: ReturnType<typeof createStore>): void {
  store.sub(shownAddressAtom, () => {
    store.set(drawerOpenAtom, false);
    store.set(listOpenAtom, false);
  });
  store.sub(markedEntryAtom, () => store.set(followMarkedEntryAtom));
}
