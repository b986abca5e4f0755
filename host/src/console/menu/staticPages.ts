import type { PageEntry } from '@zhilv/loader';
import type { ConsoleRoute } from '../route/ConsoleRoute.ts';
import type { RouteTable } from '../route/RouteTable.ts';
import { CONSOLE } from '../../address/consoleAddresses.ts';
import { homeItem } from './homeItem.ts';

const HOME: ConsoleRoute = {
  ...ownRoute(CONSOLE.home, homeItem.title, { kind: 'home' }),
  rowIds: [homeItem.id],
  affix: true,
  keepAlive: true,
  listed: true,
};
const NOT_FOUND: ConsoleRoute = ownRoute(CONSOLE.notFound, '页面不存在', { kind: 'not-found' });
const UNAUTHORISED: ConsoleRoute = ownRoute(CONSOLE.unauthorised, '没有访问权限', { kind: 'unauthorised' });

/** The pages that have an address without a menu row. */
export interface StaticPages {
  /** The host's own pages that this user may see, besides those that everybody may see. */
  readonly ofHost: readonly ConsoleRoute[];
  /** The pages of live releases. */
  readonly ofReleases: readonly PageEntry[];
}

/** Adds the routes that need no menu row: the host's own, and those of pages that name an address themselves. */
export function addStaticPages(table: RouteTable, { ofHost, ofReleases }: StaticPages, dropped: string[]): void {
  for (const route of [HOME, NOT_FOUND, UNAUTHORISED, ...ofHost]) table.add(route);
  for (const page of ofReleases) {
    if (page.path === undefined || page.layout !== 'console') continue;
    if (table.find(page.path) !== null) dropped.push(`page ${page.key} left out: ${page.path} is taken`);
    else table.add(pageRoute(page, page.path));
  }
}

/** Gives a page that names a menu entry that entry's place: its breadcrumbs and its mark in the sidebar. */
export function followActiveMenus(table: RouteTable): void {
  for (const route of table.all()) {
    if (route.target.kind !== 'page' || route.rowIds.length > 0) continue;
    const { activeMenu } = route.target.page;
    const owner = activeMenu === undefined ? undefined : table.ofPage(activeMenu);
    if (owner === undefined) continue;
    table.add({ ...route, rowIds: owner.rowIds, trail: [...owner.trail, { title: owner.title, address: owner.path }] });
  }
}

const pageRoute = (page: PageEntry, path: string): ConsoleRoute => ({
  path,
  title: page.title ?? page.key,
  trail: [],
  rowIds: [],
  keepAlive: page.keepAlive !== false,
  affix: page.affix === true,
  listed: true,
  target: { kind: 'page', page },
});

function ownRoute(path: string, title: string, target: ConsoleRoute['target']): ConsoleRoute {
  return { path, title, trail: [], rowIds: [], keepAlive: false, affix: false, listed: false, target };
}
