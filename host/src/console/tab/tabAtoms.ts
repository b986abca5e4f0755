import type { RemoteStanding } from '@zhilv/loader';
import { dialogStore, disposePage, type PageHandle } from '@zhilv/platform';
import { atom } from 'jotai';
import type { OpenPage } from '../page/openPage.ts';
import type { RouteTable } from '../route/RouteTable.ts';
import { disabledRemotesAtom } from '../release/releaseAtoms.ts';
import { markUnsavedAtom, unsavedTabIdsAtom } from '../unsaved/unsavedAtoms.ts';
import { isWithdrawn, pageWithStanding, remoteOf, routeNow } from './outdatedPages.ts';
import type { ShownTab, Tab } from './Tab.ts';
import { changeTab, closeTab, endedPages, ranked, shiftTab, showTab } from './tabList.ts';

/** The open tabs in the strip's order, together with those that the strip does not list. */
export const tabsAtom = atom<readonly Tab[]>([]);

/** The id of the tab that shows; null until the first one does. */
export const activeTabIdAtom = atom<string | null>(null);

/** The address that is being opened while the tab before it still shows. */
export const openingAddressAtom = atom<string | null>(null);

/** The path at which the user found no page last; the address bar has that of the face by then. */
export const missingAddressAtom = atom<string | null>(null);

export const activeTabAtom = atom((get) => get(tabsAtom).find(({ id }) => id === get(activeTabIdAtom)) ?? null);

export const showTabAtom = atom(null, (get, set, tab: ShownTab) => {
  set(updateTabsAtom, showTab(get(tabsAtom), tab, get(activeTabIdAtom)));
  set(activeTabIdAtom, tab.id);
});

/** Notes that a tab's page went to another address of its path; gives the page. */
export const moveTabAtom = atom(null, (get, set, { id, address }: { id: string; address: string }): OpenPage | null => {
  set(tabsAtom, changeTab(get(tabsAtom), id, { address }));
  return get(tabsAtom).find((tab) => tab.id === id)?.page ?? null;
});

/** Takes the name of the record that a page shows. A page that has ended, and one outside of the tabs, names nothing. */
export const nameTabAtom = atom(null, (get, set, { page, name }: { page: PageHandle; name: string | null }) => {
  const tab = get(tabsAtom).find((one) => one.page?.kind === 'module' && one.page.handle === page);
  if (tab !== undefined && tab.name !== name) set(tabsAtom, changeTab(get(tabsAtom), tab.id, { name }));
});

/** Pins a tab, or lets go of it; it takes its place among those of its rank. */
export const pinTabAtom = atom(null, (get, set, { id, pinned }: { id: string; pinned: boolean }) =>
  set(tabsAtom, ranked(changeTab(get(tabsAtom), id, { pinned }))),
);

/** Moves a tab by one place in the strip. */
export const shiftTabAtom = atom(null, (get, set, { id, by }: { id: string; by: -1 | 1 }) =>
  set(tabsAtom, shiftTab(get(tabsAtom), id, by)),
);

export const closeTabAtom = atom(null, (get, set, id: string) => {
  set(markUnsavedAtom, { id, unsaved: false });
  set(updateTabsAtom, closeTab(get(tabsAtom), id));
});

export const replacePageAtom = atom(null, (get, set, { id, route, page }: Pick<Tab, 'id' | 'route' | 'page'>) => {
  set(updateTabsAtom, changeTab(get(tabsAtom), id, { route, page }));
});

/** Ids of the tabs whose pages the user may not see any more. */
export const withdrawnTabIdsAtom = atom<ReadonlySet<string>>(new Set<string>());

/** What the open tabs have to agree with. */
interface InForce {
  readonly standings: ReadonlyMap<string, RemoteStanding>;
  readonly table: RouteTable;
  /** The keys of the pages of live releases. */
  readonly live: ReadonlySet<string>;
}

/**
 * Takes the new standings of remotes and the new rights of the user. Pages of disabled remotes are covered at once, and end unless they
 * hold unsaved work; those that the user may not see any more are covered and stay as they are.
 */
export const followAtom = atom(null, (get, set, { standings, table, live }: InForce) => {
  const unsaved = get(unsavedTabIdsAtom);
  const tabs = get(tabsAtom).map((tab) => {
    const route = routeNow(tab.route, table.match(tab.id));
    const standing = standings.get(remoteOf(tab.page) ?? '') ?? null;
    const page = tab.page && pageWithStanding(tab.page, standing, unsaved.has(tab.id));
    return page === tab.page && route === tab.route ? tab : { ...tab, route, page };
  });
  const wasCovered = get(isShownCoveredAtom);
  set(disabledRemotesAtom, new Map([...standings].filter(([, { state }]) => state === 'disabled')));
  set(withdrawnTabIdsAtom, new Set(tabs.flatMap((tab) => (isWithdrawn(tab, table, live) ? [tab.id] : []))));
  // A dialog stands above the cover, and the covered page would still act upon its answer, so open dialogs are declined.
  if (!wasCovered && get(isShownCoveredAtom)) for (const { id } of dialogStore.read()) dialogStore.settle(id, false);
  set(updateTabsAtom, tabs);
});

const isShownCoveredAtom = atom((get) => {
  const remote = remoteOf(get(activeTabAtom)?.page ?? null) ?? '';
  return get(disabledRemotesAtom).has(remote) || get(withdrawnTabIdsAtom).has(get(activeTabIdAtom) ?? '');
});

const updateTabsAtom = atom(null, (get, set, tabs: readonly Tab[]) => {
  const before = get(tabsAtom);
  set(tabsAtom, tabs);
  // A remote may have been switched off while its page was being opened, too.
  const disabled = get(disabledRemotesAtom);
  const withdrawn = get(withdrawnTabIdsAtom);
  for (const { id, page } of tabs) if (page?.kind === 'module') page.router.cover(disabled.has(page.remote) || withdrawn.has(id));
  for (const page of endedPages(before, tabs)) {
    if (page.kind !== 'module') continue;
    // What the page holds may have something to tell, which it cannot once it has ended.
    disposePage(page.handle);
    page.router.dispose();
  }
});
