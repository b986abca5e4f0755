import type { RemoteStanding } from '@zhilv/loader';
import type { OpenPage } from '../page/openPage.ts';
import type { ConsoleRoute } from '../route/ConsoleRoute.ts';
import type { RouteTable } from '../route/RouteTable.ts';
import type { Tab } from './Tab.ts';

/*
 * The rules for open pages when a newer registry comes into force (docs/releases.md), or other rights of the user, as plain functions.
 */

/** The route to use for a tab's address: the tab's own while it shows a page that no live release has any more. */
export function routeOfTab(matched: ConsoleRoute | null, tab: Tab | undefined): ConsoleRoute | null {
  const isOrphaned = tab?.page?.kind === 'module' && matched?.target.kind !== 'page';
  return isOrphaned ? tab.route : matched;
}

interface Moment {
  /** The present standing of the page's remote. */
  readonly standing: RemoteStanding | null;
  readonly unsaved: boolean;
  /** Whether the tab shows already: a page in use is never exchanged. */
  readonly shows: boolean;
}

/** Whether a tab that is about to show has to be opened afresh, because newer releases have another page for its address. */
export function isOutdated(
  page: OpenPage,
  before: ConsoleRoute,
  now: ConsoleRoute,
  { standing, unsaved, shows }: Moment,
): boolean {
  if (unsaved || shows) return false;
  if (page.kind !== 'module') return before.target.kind !== now.target.kind;
  if (now.target.kind !== 'page') return false;
  if (now.target.page.remote !== page.remote || now.target.page.key !== page.handle.key) return true;
  // Without a release there is nothing to switch to, or the loader has not chosen one yet.
  return standing?.state === 'active' && standing.release !== null && standing.release !== page.release;
}

/**
 * Gives the page that a tab has after its remote's standing changed. A page of a disabled remote ends, unless it holds unsaved
 * work: then it stays, covered by a message.
 */
export function pageWithStanding(page: OpenPage, standing: RemoteStanding | null, unsaved: boolean): OpenPage {
  if (standing === null || standing.state === 'active') return page;
  if (page.kind === 'module') return standing.state === 'disabled' && !unsaved ? { kind: 'unavailable', standing } : page;
  return page.kind === 'unavailable' && !isSame(page.standing, standing) ? { kind: 'unavailable', standing } : page;
}

/** Whether a page that its remote's standing or the user's rights ruled out, or that was not installed, can be opened now. */
export function isBack(
  { page, route }: Pick<Tab, 'page' | 'route'>,
  now: ConsoleRoute | null,
  standing: RemoteStanding | null,
): boolean {
  if (page?.kind === 'unavailable') return standing?.state === 'active';
  if (page?.kind === 'withdrawn') return now !== null;
  return route.target.kind === 'not-installed' && now?.target.kind === 'page';
}

/**
 * Whether the user may not see a tab's page any more: the address leads nowhere now, and no release took the page away.
 * @param live the keys of the pages of live releases
 */
export function isWithdrawn(
  { id, route: { target } }: Pick<Tab, 'id' | 'route'>,
  table: RouteTable,
  live: ReadonlySet<string>,
): boolean {
  if (table.match(id) !== null) return false;
  // A page that has moved keeps the work that is in it.
  return target.kind !== 'page' || (live.has(target.page.key) && !table.pathByPageKey().has(target.page.key));
}

/** The route of a tab by what its menu row says now. A row that leads to another page is followed when the tab shows next. */
export const routeNow = (route: ConsoleRoute, now: ConsoleRoute | null): ConsoleRoute =>
  now !== null && subjectOf(now) === subjectOf(route) && wordsOf(now) !== wordsOf(route) ? now : route;

const subjectOf = ({ target }: ConsoleRoute): string => (target.kind === 'page' ? target.page.key : `/${target.kind}`);

const wordsOf = ({ title, trail, rowIds, keepAlive, target }: ConsoleRoute): string =>
  JSON.stringify([title, trail, rowIds, keepAlive, target.kind === 'frame' && target.url]);

/** The remote that a page comes from, or would come from. */
export function remoteOf(page: OpenPage | null): string | null {
  if (page?.kind === 'module') return page.remote;
  return page?.kind === 'unavailable' ? page.standing.remote : null;
}

const isSame = (one: RemoteStanding, other: RemoteStanding): boolean =>
  one.state === other.state && one.message === other.message;
