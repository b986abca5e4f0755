import type { OpenPage } from '../page/openPage.ts';
import { addressKey } from '../route/addressKey.ts';
import type { ConsoleRoute } from '../route/ConsoleRoute.ts';
import { hasParameters } from '../route/pathPattern.ts';
import type { ShownTab, Tab } from './Tab.ts';

/*
 * The rules of the tab strip, as plain functions from one list to the next.
 */

/** The tabs that the menu has in the strip at all times, not visited yet. */
export const affixTabs = (routes: readonly ConsoleRoute[]): readonly Tab[] =>
  routes
    .filter(({ affix, path }) => affix && !hasParameters(path))
    .map((route) => ({ id: addressKey(route.path), route, address: route.path, name: null, pinned: false, page: null }));

/** Puts `tab` in its place, or at the end if it is new, and drops the page or tab that was left, where it is not kept. */
export function showTab(tabs: readonly Tab[], tab: ShownTab, leftId: string | null): readonly Tab[] {
  const known = tabs.find(({ id }) => id === tab.id);
  const next = known
    ? tabs.map((one) => (one === known ? { ...known, ...tab, page: tab.page ?? known.page } : one))
    : [...tabs, { ...tab, name: null, pinned: false }];
  return leftId === null || leftId === tab.id ? next : leaveTab(next, leftId);
}

/** The page that a tab keeps while it is hidden. One that failed is not kept, so that coming back tries again. */
export function keptPage(tab: Tab | undefined): OpenPage | null {
  const page = tab?.page ?? null;
  return page !== null && NOT_KEPT.has(page.kind) ? null : page;
}

const NOT_KEPT: ReadonlySet<OpenPage['kind']> = new Set(['failed', 'unavailable', 'withdrawn']);

/** Whether leaving the tab for another one ends its page. */
export const endsWhenLeft = ({ route }: Tab): boolean => !route.keepAlive || !route.listed;

export const isClosable = ({ route, pinned }: Tab): boolean => route.listed && !route.affix && !pinned;

/** Removes a tab, unless it is to stay. */
export const closeTab = (tabs: readonly Tab[], id: string): readonly Tab[] =>
  tabs.filter((tab) => tab.id !== id || !isClosable(tab));

/** The tab that shows when the tab `id` closes together with `closing`: the next one that stays, else the last one before. */
export function neighbourOf(tabs: readonly Tab[], id: string, closing: ReadonlySet<string>): Tab | null {
  const position = tabs.findIndex((tab) => tab.id === id);
  const stays = (tab: Tab): boolean => tab.route.listed && tab.id !== id && !closing.has(tab.id);
  return position === -1 ? null : (tabs.slice(position).find(stays) ?? tabs.slice(0, position).findLast(stays) ?? null);
}

/** Puts the tabs of the menu first, then the pinned ones, and leaves the order among equals. */
export const ranked = (tabs: readonly Tab[]): readonly Tab[] =>
  [0, 1, 2].flatMap((rank) => tabs.filter((tab) => rankOf(tab) === rank));

/** Gives a tab the place of its neighbour in the strip, before it or after it. It stays where a neighbour of its rank is missing. */
export function shiftTab(tabs: readonly Tab[], id: string, by: -1 | 1): readonly Tab[] {
  const tab = tabs.find((one) => one.id === id);
  if (tab === undefined) return tabs;
  const equals = tabs.filter((one) => one.route.listed && rankOf(one) === rankOf(tab));
  const neighbour = equals[equals.indexOf(tab) + by];
  if (neighbour === undefined) return tabs;
  return tabs.map((one) => (one === tab ? neighbour : one === neighbour ? tab : one));
}

const rankOf = ({ route, pinned }: Tab): number => (route.affix ? 0 : pinned ? 1 : 2);

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
