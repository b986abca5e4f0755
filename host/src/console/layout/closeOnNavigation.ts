import { atom, type createStore } from 'jotai';
import { followMarkedEntryAtom, markedEntryAtom } from '../menu/menuAtoms.ts';
import { activeTabAtom } from '../tab/tabAtoms.ts';
import { drawerOpenAtom } from './layoutAtoms.ts';

const shownAddressAtom = atom((get) => get(activeTabAtom)?.address ?? null);

/**
 * What was opened beside a page goes with it, whoever navigates: the phone's menu with its address (spec §2.4), submenus
 * of the user's own choice with its entry, or coming back would find them as they were chosen for another page.
 */
export function closeOnNavigation(store: ReturnType<typeof createStore>): void {
  store.sub(shownAddressAtom, () => store.set(drawerOpenAtom, false));
  store.sub(markedEntryAtom, () => store.set(followMarkedEntryAtom));
}
