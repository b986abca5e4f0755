import type { RemoteStanding } from '@zhilv/loader';
import type { OpenPage } from '../page/openPage.ts';
import type { ConsoleRoute } from '../route/ConsoleRoute.ts';
import type { Tab } from './Tab.ts';

/*
 * What becomes of open pages when a newer registry is in force (architecture §5), as plain functions.
 */

/** The route of a tab's address: its own while it shows a page that no live release has any more. */
export function routeOfTab(matched: ConsoleRoute | null, tab: Tab | undefined): ConsoleRoute | null {
  const isOrphaned = tab?.page?.kind === 'module' && matched?.target.kind !== 'page';
  return isOrphaned ? tab.route : matched;
}

interface Moment {
  /** The page's remote now. */
  readonly standing: RemoteStanding | null;
  readonly unsaved: boolean;
  /** The tab shows already: nothing changes under the user's hands. */
  readonly shows: boolean;
}

/** Whether a tab that is about to show is to be opened afresh, because newer releases have something else for its address. */
export function isOutdated(
  page: OpenPage,
  before: ConsoleRoute,
  now: ConsoleRoute,
  { standing, unsaved, shows }: Moment,
): boolean {
  if (unsaved || shows) return false;
  if (page.kind !== 'module') return before.target.kind !== now.target.kind;
  if (now.target.kind !== 'page') return false;
  if (now.target.page.remote !== page.remote) return true;
  // Without a release there is nothing to switch to, or it is not known yet.
  return standing?.state === 'active' && standing.release !== null && standing.release !== page.release;
}

/**
 * Gives the page as it is to be with the remote's new standing. The page of a disabled remote goes, unless it holds unsaved
 * work: then it stays, and is covered.
 */
export function pageWithStanding(page: OpenPage, standing: RemoteStanding | null, unsaved: boolean): OpenPage {
  if (standing === null || standing.state === 'active') return page;
  if (page.kind === 'module') return standing.state === 'disabled' && !unsaved ? { kind: 'unavailable', standing } : page;
  return page.kind === 'unavailable' && !isSame(page.standing, standing) ? { kind: 'unavailable', standing } : page;
}

/** Whether a tab whose page could not be had for its remote's standing, or was not installed, can have it now. */
export const isBack = (
  { page, route }: Pick<Tab, 'page' | 'route'>,
  now: ConsoleRoute | null,
  standing: RemoteStanding | null,
): boolean =>
  page?.kind === 'unavailable'
    ? standing?.state === 'active'
    : route.target.kind === 'not-installed' && now?.target.kind === 'page';

/** The remote that a page comes from, or would come from. */
export function remoteOf(page: OpenPage | null): string | null {
  if (page?.kind === 'module') return page.remote;
  return page?.kind === 'unavailable' ? page.standing.remote : null;
}

const isSame = (one: RemoteStanding, other: RemoteStanding): boolean =>
  one.state === other.state && one.message === other.message;
