import { addressKey } from '../route/addressKey.ts';
import type { RouteTable } from '../route/RouteTable.ts';
import type { Tab } from '../tab/Tab.ts';
import { affixTabs, ranked } from '../tab/tabList.ts';
import { openTabsKey, pinnedTabsKey, readTabs, type StoredTab } from './storedTabs.ts';

interface Stored {
  readonly userId: string;
  /** The storage of the window. */
  readonly session: Pick<Storage, 'getItem'>;
  /** The storage of the browser. */
  readonly local: Pick<Storage, 'getItem'>;
}

/**
 * Gives the tabs with which a document starts: those of the menu, the user's pinned ones, and those that were open before the window
 * was loaded anew. A page that is gone, or that the user has no more, is left out. None has been visited yet.
 */
export function tabsAtStart(table: RouteTable, { userId, session, local }: Stored): readonly Tab[] {
  const pinned = readTabs(local, pinnedTabsKey(userId)).flatMap((stored) => tabOf(stored, table));
  const open = readTabs(session, openTabsKey(userId)).flatMap((stored) => tabOf(stored, table));
  const pinnedIds = new Set(pinned.map(({ id }) => id));
  const tabs = new Map<string, Tab>();
  // The first one counts: an open tab shows more of what the user did than the pin.
  for (const tab of [...open, ...pinned, ...affixTabs(table.all())])
    if (!tabs.has(tab.id)) tabs.set(tab.id, { ...tab, pinned: pinnedIds.has(tab.id) && !tab.route.affix });
  return ranked([...tabs.values()]);
}

function tabOf({ address, name }: StoredTab, table: RouteTable): readonly Tab[] {
  const pathname = address.split(/[?#]/, 1)[0] ?? '';
  const route = table.match(pathname);
  return route?.listed === true ? [{ id: addressKey(pathname), route, address, name, pinned: false, page: null }] : [];
}
