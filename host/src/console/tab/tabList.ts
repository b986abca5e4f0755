import type { OpenPage } from '../page/openPage.ts';
import { addressKey } from '../route/addressKey.ts';
import type { ConsoleRoute } from '../route/ConsoleRoute.ts';
import { hasParameters } from '../route/pathPattern.ts';
import type { Tab } from './Tab.ts';

/*
 * The rules of the tab strip, as plain functions from one list to the next.
 */

/** The tabs of a new session: the pinned ones, not visited yet. */
export const pinnedTabs = (routes: readonly ConsoleRoute[]): readonly Tab[] =>
  routes
    .filter(({ affix, path }) => affix && !hasParameters(path))
    .map((route) => ({ id: addressKey(route.path), route, address: route.path, name: null, page: null }));

/** Puts `tab` in its place, or at the end if it is new, and drops the page or tab that was left, where it is not kept. */
export function showTab(tabs: readonly Tab[], tab: Omit<Tab, 'name'>, leftId: string | null): readonly Tab[] {
  const known = tabs.find(({ id }) => id === tab.id);
  const next = known
    ? tabs.map((one) => (one === known ? { ...known, ...tab, page: tab.page ?? known.page } : one))
    : [...tabs, { ...tab, name: null }];
  return leftId === null || leftId === tab.id ? next : leaveTab(next, leftId);
}

/** The page that a tab keeps while it is hidden. One that failed is not kept, so that coming back tries again. */
export function keptPage(tab: Tab | undefined): OpenPage | null {
  const page = tab?.page ?? null;
  return page?.kind === 'failed' || page?.kind === 'unavailable' ? null : page;
}

/** Whether leaving the tab for another one ends its page. */
export const endsWhenLeft = ({ route }: Tab): boolean => !route.keepAlive || !route.listed;

export const isClosable = ({ route }: Tab): boolean => route.listed && !route.affix;

/** Removes a tab, unless it is pinned. */
export const closeTab = (tabs: readonly Tab[], id: string): readonly Tab[] =>
  tabs.filter((tab) => tab.id !== id || !isClosable(tab));

/** The tab that shows when the tab `id` closes together with `closing`: the next one that stays, else the last one before. */
export function neighbourOf(tabs: readonly Tab[], id: string, closing: ReadonlySet<string>): Tab | null {
  const position = tabs.findIndex((tab) => tab.id === id);
  const stays = (tab: Tab): boolean => tab.route.listed && tab.id !== id && !closing.has(tab.id);
  return position === -1 ? null : (tabs.slice(position).find(stays) ?? tabs.slice(0, position).findLast(stays) ?? null);
}

/** Gives a tab another page, route or address, if it is still open. */
export const changeTab = (tabs: readonly Tab[], id: string, change: Partial<Omit<Tab, 'id'>>): readonly Tab[] =>
  tabs.map((tab) => (tab.id === id ? { ...tab, ...change } : tab));

/** The pages of `before` that are not in `after`. */
export function endedPages(before: readonly Tab[], after: readonly Tab[]): readonly OpenPage[] {
  const alive = new Set(after.map(({ page }) => page));
  return before.flatMap(({ page }) => (page === null || alive.has(page) ? [] : [page]));
}

const leaveTab = (tabs: readonly Tab[], id: string): readonly Tab[] =>
  tabs.flatMap((tab) => {
    if (tab.id !== id || !endsWhenLeft(tab)) return [tab];
    return tab.route.listed ? [{ ...tab, page: null }] : [];
  });
