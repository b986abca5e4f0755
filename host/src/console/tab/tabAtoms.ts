import type { RemoteStanding } from '@zhilv/federation/loader';
import { dialogStore, releasePage } from '@zhilv/platform';
import { atom } from 'jotai';
import { pageWithStanding, remoteOf } from '../release/openPages.ts';
import { disabledRemotesAtom } from '../release/releaseAtoms.ts';
import { changeTab, closeTab, endedPages, showTab } from './tabList.ts';
import type { OpenPage, Tab } from './Tab.ts';

/** The open tabs in the strip's order, and those that the strip does not list. */
export const tabsAtom = atom<readonly Tab[]>([]);

/** Which tab shows; null before the first one does. */
export const activeTabIdAtom = atom<string | null>(null);

/** The address that is being opened while the tab before it still shows. */
export const openingAddressAtom = atom<string | null>(null);

/** Tabs holding work that closing them would lose. */
export const unsavedTabIdsAtom = atom<ReadonlySet<string>>(new Set<string>());

export const activeTabAtom = atom((get) => get(tabsAtom).find(({ id }) => id === get(activeTabIdAtom)) ?? null);

export const showTabAtom = atom(null, (get, set, tab: Tab) => {
  set(updateTabsAtom, showTab(get(tabsAtom), tab, get(activeTabIdAtom)));
  set(activeTabIdAtom, tab.id);
});

/** Notes that a tab's page went to another address of its path; gives the page. */
export const moveTabAtom = atom(null, (get, set, { id, address }: { id: string; address: string }): OpenPage | null => {
  set(tabsAtom, changeTab(get(tabsAtom), id, { address }));
  return get(tabsAtom).find((tab) => tab.id === id)?.page ?? null;
});

export const closeTabAtom = atom(null, (get, set, id: string) => {
  set(markUnsavedAtom, { id, unsaved: false });
  set(updateTabsAtom, closeTab(get(tabsAtom), id));
});

export const replacePageAtom = atom(null, (get, set, { id, route, page }: Pick<Tab, 'id' | 'route' | 'page'>) => {
  set(updateTabsAtom, changeTab(get(tabsAtom), id, { route, page }));
});

/** Takes the new standings of remotes: what is disabled is covered at once, and goes where no work would be lost. */
export const followStandingsAtom = atom(null, (get, set, standings: ReadonlyMap<string, RemoteStanding>) => {
  const unsaved = get(unsavedTabIdsAtom);
  const tabs = get(tabsAtom).map((tab) => {
    if (tab.page === null) return tab;
    const standing = standings.get(remoteOf(tab.page) ?? '') ?? null;
    const page = pageWithStanding(tab.page, standing, unsaved.has(tab.id));
    return page === tab.page ? tab : { ...tab, page };
  });
  const shown = remoteOf(get(activeTabAtom)?.page ?? null) ?? '';
  const wasDisabled = get(disabledRemotesAtom).has(shown);
  set(disabledRemotesAtom, new Map([...standings].filter(([, { state }]) => state === 'disabled')));
  // A question is asked over the page: a yes to what a covered one has asked would still be acted upon.
  if (!wasDisabled && get(disabledRemotesAtom).has(shown)) for (const { id } of dialogStore.read()) dialogStore.settle(id, false);
  set(updateTabsAtom, tabs);
});

export const markUnsavedAtom = atom(null, (get, set, { id, unsaved }: { id: string; unsaved: boolean }) => {
  const before = get(unsavedTabIdsAtom);
  if (before.has(id) === unsaved) return;
  const others = [...before].filter((one) => one !== id);
  set(unsavedTabIdsAtom, new Set(unsaved ? [...others, id] : others));
});

const updateTabsAtom = atom(null, (get, set, tabs: readonly Tab[]) => {
  const before = get(tabsAtom);
  set(tabsAtom, tabs);
  for (const page of endedPages(before, tabs)) {
    if (page.kind !== 'module') continue;
    page.router.dispose();
    releasePage(page.handle);
  }
});

/** The user has agreed to lose what is unsaved. */
export const forgetUnsavedAtom = atom(null, (_get, set) => set(unsavedTabIdsAtom, new Set<string>()));
