import { auth, type Menu } from '@zhilv/contract/system';
import { liveReleases, signInAddresses } from './releases.ts';
import { accessToken, callApi } from './staff.ts';

/** An address of the product, and the document that shows it. */
export interface Route {
  /** The key of the page it shows; null: the host's own. */
  readonly key: string | null;
  /** Whether a row of the menu gives the address; else the page itself does. */
  readonly ofMenu: boolean;
  /** The path, or with parameters a pattern such as `/dict/type/data/:dictId(\d+)`; see `isPattern`. */
  readonly path: string;
  readonly layout: 'public' | 'sign-in' | 'console';
  /** The remote that brings the page; null if the host does. */
  readonly remote: string | null;
}

const HOST = { key: null, ofMenu: false, remote: null } as const;

const OWN: readonly Route[] = [
  { ...HOST, path: '/index', layout: 'console' },
  { ...HOST, path: '/releases', layout: 'console' },
];

/** Tells whether a route takes values from data; a page of its remote has links to such a route. */
export const isPattern = ({ path }: Pick<Route, 'path'>): boolean => path.includes('/:');

/** Tells whether an address belongs to a route. */
export function leadsTo({ path }: Pick<Route, 'path'>, address: string): boolean {
  const segments = path
    .split('/')
    .map((segment) =>
      segment.startsWith(':') ? (segment.endsWith(String.raw`(\d+)`) ? String.raw`\d+` : '[^/]+') : RegExp.escape(segment),
    );
  return new RegExp(`^${segments.join('/')}$`).test(new URL(address, 'http://localhost').pathname);
}

/** Gives every route that needs no value from data. */
export async function allRoutes(url: string): Promise<readonly Route[]> {
  return (await everyRoute(url)).filter((route) => !isPattern(route));
}

/**
 * Gives every route, patterns among them. Pages of live releases are reached by the menus of the super user or by a path of
 * their own. The list is made from registry and menus, so that a new page is checked without an edit.
 */
export async function everyRoute(url: string): Promise<readonly Route[]> {
  const pages = (await liveReleases(url)).flatMap(({ remote, pages }) =>
    Object.entries(pages).map(([key, page]) => ({ remote, key, ...page })),
  );
  const remoteOfKey = new Map(pages.map(({ key, remote }) => [key, remote]));
  const { menus } = await callApi(url, auth.permissionInfo, {}, await accessToken(url, 'admin'));
  const ofMenus = menuPaths(menus, '').flatMap(({ path, component }): Route[] => {
    const remote = remoteOfKey.get(component);
    return remote === undefined ? [] : [{ key: component, ofMenu: true, path, layout: 'console', remote }];
  });
  const ofReleases = pages.flatMap(({ key, path, layout, remote }): Route[] =>
    path ? [{ key, ofMenu: false, path, layout: layout === 'public' ? 'public' : 'console', remote }] : [],
  );
  // At the address of a known provider one is led away to that.
  const ofSignIn = (await signInAddresses(url)).map((path): Route => ({
    ...HOST,
    path: path.replace(':provider', 'nobody'),
    layout: 'sign-in',
  }));
  return [...OWN, ...ofSignIn, ...ofReleases, ...ofMenus];
}

/** Finds the address of a menu row whose page no live release brings; null if there is none. */
export async function notInstalledAddress(url: string): Promise<string | null> {
  const keys = new Set((await liveReleases(url)).flatMap(({ pages }) => Object.keys(pages)));
  const { menus } = await callApi(url, auth.permissionInfo, {}, await accessToken(url, 'admin'));
  const missing = menuPaths(menus, '').find(({ component }) => /^\w+(\/\w+)+$/.test(component) && !keys.has(component));
  return missing?.path ?? null;
}

function menuPaths(menus: readonly Menu[], parent: string): { path: string; component: string }[] {
  return menus.flatMap((menu) => {
    const path = menu.path.startsWith('/') ? menu.path : `${parent}/${menu.path}`;
    return [{ path, component: menu.component ?? '' }, ...menuPaths(menu.children ?? [], path)];
  });
}
