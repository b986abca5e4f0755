import type { createStore } from 'jotai';
import { addressKey } from '../route/addressKey.ts';
import type { Tab } from '../tab/Tab.ts';
import { pinTabAtom, tabsAtom } from '../tab/tabAtoms.ts';
import { openTabsKey, pinnedTabsKey, readTabs, writeTabs } from './storedTabs.ts';

type Store = ReturnType<typeof createStore>;

/** Keeps the open tabs for a reload of this window. @returns a function that forgets them and keeps no more */
export function keepTabs(store: Pick<Store, 'get' | 'sub'>, storage: Storage, userId: string): () => void {
  const key = openTabsKey(userId);
  const keep = () =>
    writeTabs(
      storage,
      key,
      store.get(tabsAtom).filter(({ route }) => route.listed),
    );
  const stop = store.sub(tabsAtom, keep);
  return () => {
    stop();
    storage.removeItem(key);
  };
}

interface PinTabOptions {
  readonly store: Pick<Store, 'set'>;
  readonly storage: Storage;
  readonly userId: string;
}

/** Pins a tab at its present address, or lets go of it. Tabs that were pinned in other windows stay pinned. */
export function pinTab({ store, storage, userId }: PinTabOptions, tab: Tab, pinned: boolean): void {
  store.set(pinTabAtom, { id: tab.id, pinned });
  const key = pinnedTabsKey(userId);
  const others = readTabs(storage, key).filter(({ address }) => addressKey(address.split(/[?#]/, 1)[0] ?? '') !== tab.id);
  writeTabs(storage, key, pinned ? [...others, tab] : others);
}
