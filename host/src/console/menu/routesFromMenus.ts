import type { Menu } from '@zhilv/contract/system';
import type { PageEntry } from '@zhilv/loader';
import { joinMenuPath } from '@zhilv/release/menu-path';
import { mayFrame } from '@zhilv/release/may-frame';
import { pageKeyOf } from '@zhilv/release/page-key';
import type { ConsoleRoute, Crumb } from '../route/ConsoleRoute.ts';
import { addressKey } from '../route/addressKey.ts';
import { otherDocuments } from '../route/otherDocuments.ts';
import { pathPattern } from '../route/pathPattern.ts';
import { RouteTable } from '../route/RouteTable.ts';
import type { MenuItem, MenuTarget } from './MenuItem.ts';
import { CONSOLE } from '../../address/consoleAddresses.ts';
import { reservedAddresses } from './reservedAddresses.ts';
import { outsideAddress } from './outsideAddress.ts';
import { rowTitle } from './rowTitle.ts';
import { addDeclaredPages, addOwnPages, followActiveMenus } from './staticPages.ts';

/** The sidebar and the routes made from a user's menu rows and the live releases. */
export interface ConsoleRoutes {
  readonly menu: readonly MenuItem[];
  readonly table: RouteTable;
  /** Whether another document has this address. */
  readonly isElsewhere: (pathname: string) => boolean;
  /** One line for every row that was left out because something is wrong with it. */
  readonly dropped: readonly string[];
}

// The server refuses deeper menus, so deeper rows are a fault or an attack (docs/threats.md §7).
const DEEPEST = 8;
const MOST_ROWS = 10_000;

/** Components that ask for a link row to be shown inside the console. */
const FRAME_COMPONENTS = new Set(['InnerLink', 'Iframe']);

const asksForFrame = (row: Menu): boolean => FRAME_COMPONENTS.has(row.component ?? '');

/** The sources of addresses besides the menu rows and the console pages of live releases. */
interface Besides {
  /** The host's own pages that this user may see, besides those that everybody may. */
  readonly hostPages?: readonly ConsoleRoute[];
  /** The addresses of public pages. */
  readonly publicPaths?: readonly string[];
}

/** The place of a row in the tree. */
interface Place {
  readonly path: string;
  readonly trail: readonly Crumb[];
  readonly rowIds: readonly string[];
}

/**
 * Builds the sidebar and the routes from the server's menu rows and the pages of live releases, before any remote
 * code is there (architecture §1). Rows come from people, so whatever is wrong with one costs that row only.
 */
export function routesFromMenus(
  menus: readonly Menu[],
  pages: readonly PageEntry[],
  frameHosts: readonly string[],
  { hostPages = [], publicPaths = [] }: Besides = {},
): ConsoleRoutes {
  const isReserved = reservedAddresses(publicPaths);
  const publicPatterns = publicPaths.map(pathPattern);
  const pageByKey = new Map(pages.filter(({ layout }) => layout === 'console').map((page) => [page.key, page]));
  const table = new RouteTable();
  const dropped: string[] = [];
  const seen = new Set<string>();
  addOwnPages(table, hostPages);

  const drop = (row: Menu, reason: string): null => {
    dropped.push(`menu row ${row.id} (${row.name}) left out: ${reason}`);
    return null;
  };

  /** Gives the rows' entries in the sidebar, and adds their routes to the table, also those of rows that are not shown. */
  const itemsOf = (rows: readonly Menu[], above: Place): readonly MenuItem[] =>
    rows.flatMap((row) => {
      const target = admit(row, above) ? targetOf(row, above) : null;
      return target === null || !row.visible ? [] : shown(row, target);
    });

  const admit = (row: Menu, above: Place): boolean => {
    const id = String(row.id);
    if (seen.size >= MOST_ROWS) return false;
    if (seen.has(id)) return drop(row, 'its id is there already') ?? false;
    if (above.rowIds.length >= DEEPEST) return drop(row, `it is deeper than ${DEEPEST} levels`) ?? false;
    seen.add(id);
    if (seen.size === MOST_ROWS) dropped.push(`menu rows beyond ${MOST_ROWS} left out`);
    return true;
  };

  const targetOf = (row: Menu, above: Place): MenuTarget | null => {
    const rowIds = [...above.rowIds, String(row.id)];
    const url = outsideAddress(row.path);
    if (url !== null) return linkTarget(row, url, { ...above, rowIds });
    if (asksForFrame(row) && publicPatterns.some((pattern) => pattern.matches(addressKey(row.path))))
      return frameTarget(row, row.path, { ...above, rowIds });

    const path = joinMenuPath(above.path, row.path);
    if (path === null) return drop(row, `its path ${JSON.stringify(row.path)} is not an address of ours`);

    const own = pageTarget(row, { path, trail: above.trail, rowIds });
    // A row is a directory when it has children, whatever its type says (docs/protocol/system.md §1.1).
    const rows = row.children ?? [];
    if (rows.length === 0) return own;
    const trail = [...above.trail, { title: rowTitle(row), address: own === null ? null : path }];
    const children = itemsOf(rows, { path, trail, rowIds });
    return children.length > 0 ? { kind: 'directory', children } : own;
  };

  const linkTarget = (row: Menu, url: URL, place: Place): MenuTarget =>
    asksForFrame(row) && mayFrame(url, frameHosts) ? frameTarget(row, url.href, place) : { kind: 'outside', url: url.href };

  const frameTarget = (row: Menu, url: string, place: Place): MenuTarget => {
    const path = `${CONSOLE.frame}/${row.id}`;
    table.add(routeOf(row, { ...place, path }, { kind: 'frame', url }));
    return { kind: 'address', address: path };
  };

  /** Registers the route of a row that names a page; null when there is nothing to show in the sidebar. */
  const pageTarget = (row: Menu, place: Place): MenuTarget | null => {
    const { path } = place;
    const pageKey = pageKeyOf(row.component);
    if (pageKey === null) return null;
    if (isReserved(path)) return drop(row, `${path} is reserved`);
    const page = pageByKey.get(pageKey);
    if (table.find(path) !== null) return drop(row, `${path} is taken`);

    table.addFromMenu(routeOf(row, place, page ? { kind: 'page', page } : { kind: 'not-installed', pageKey }));
    return page ? { kind: 'address', address: path } : null;
  };

  const menu = itemsOf(menus, { path: '', trail: [], rowIds: [] });
  // Rows come first, because a release must not take the address that the menu gives to another page (docs/releases.md).
  addDeclaredPages(table, pages, dropped);
  followActiveMenus(table);
  return { menu, table, isElsewhere: otherDocuments(publicPaths), dropped };
}

/** Gives a row's entry, or in place of a directory with one entry that entry, where `alwaysShow` allows it. */
function shown(row: Menu, target: MenuTarget): readonly MenuItem[] {
  if (target.kind === 'directory' && row.alwaysShow === false && target.children.length === 1) return target.children;
  return [{ id: String(row.id), title: rowTitle(row), icon: row.icon || null, target }];
}

const routeOf = (row: Menu, { path, trail, rowIds }: Place, target: ConsoleRoute['target']): ConsoleRoute => ({
  path,
  title: rowTitle(row),
  trail,
  rowIds,
  keepAlive: row.keepAlive && (target.kind !== 'page' || target.page.keepAlive !== false),
  affix: target.kind === 'page' && target.page.affix === true,
  listed: true,
  target,
});
