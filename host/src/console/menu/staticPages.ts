import type { PageEntry } from '@zhilv/loader';
import type { ConsoleRoute } from '../route/ConsoleRoute.ts';
import type { RouteTable } from '../route/RouteTable.ts';
import { CONSOLE } from '../../address/consoleAddresses.ts';
import { homeItem } from './homeItem.ts';
import { isOwnAddress } from './reservedAddresses.ts';

const HOME: ConsoleRoute = {
  ...ownRoute(CONSOLE.home, homeItem.title, { kind: 'home' }),
  rowIds: [homeItem.id],
  affix: true,
  keepAlive: true,
  listed: true,
};
const NOT_FOUND: ConsoleRoute = ownRoute(CONSOLE.notFound, '页面不存在', { kind: 'not-found' });
const UNAUTHORISED: ConsoleRoute = ownRoute(CONSOLE.unauthorised, '没有访问权限', { kind: 'unauthorised' });

/** Adds the host's own routes, which need no menu row. @param besides those of the pages that not everybody may see */
export function addOwnPages(table: RouteTable, besides: readonly ConsoleRoute[]): void {
  for (const route of [HOME, NOT_FOUND, UNAUTHORISED, ...besides]) table.add(route);
}

/** Adds the routes of pages of live releases that declare an address themselves, as far as nobody else has it. */
export function addDeclaredPages(table: RouteTable, pages: readonly PageEntry[], dropped: string[]): void {
  for (const page of pages) {
    if (page.path === undefined || page.layout !== 'console') continue;
    const holder = table.find(page.path);
    if (isOwnAddress(page.path)) dropped.push(`page ${page.key} left out: ${page.path} is reserved`);
    // A menu row of a page that is not installed gives its address up.
    else if (holder === null || holder.target.kind === 'not-installed') table.add(pageRoute(page, page.path));
    else if (!isOf(page, holder)) dropped.push(`page ${page.key} left out: ${page.path} is taken`);
  }
}

/** Tells whether a menu row has led to the same page at the address that the page declares. */
const isOf = ({ key }: PageEntry, { target }: ConsoleRoute): boolean => target.kind === 'page' && target.page.key === key;

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
