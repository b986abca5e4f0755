import { auth, type Menu } from '@zhilv/contract/system';
import { liveReleases, signInAddresses } from './releases.ts';
import { accessToken, callApi } from './staff.ts';

/** An address of the product, and who may see it. */
export interface Route {
  /** With parameters it is a pattern, such as `/dict/type/data/:dictId(\d+)`; see `isPattern`. */
  readonly path: string;
  readonly layout: 'public' | 'sign-in' | 'console';
  /** Whose page it shows; null: the host's own. */
  readonly remote: string | null;
}

const OWN: readonly Route[] = [
  { path: '/index', layout: 'console', remote: null },
  { path: '/releases', layout: 'console', remote: null },
];

/** Whether it takes values from data: then a page of its remote has a link to it. */
export const isPattern = ({ path }: Route): boolean => path.includes('/:');

/** Whether an address of the product is one of the route. */
export function leadsTo({ path }: Route, address: string): boolean {
  const segments = path
    .split('/')
    .map((segment) =>
      segment.startsWith(':') ? (segment.endsWith(String.raw`(\d+)`) ? String.raw`\d+` : '[^/]+') : RegExp.escape(segment),
    );
  return new RegExp(`^${segments.join('/')}$`).test(new URL(address, 'http://localhost').pathname);
}

/** Every address that needs no value from data. */
export async function allRoutes(url: string): Promise<readonly Route[]> {
  return (await everyRoute(url)).filter((route) => !isPattern(route));
}

/**
 * Every route there is, patterns among them: what live releases bring, reached by the menus of the super user or by a
 * path of its own. Made from registry and menus, so that a new page is checked without an edit.
 */
export async function everyRoute(url: string): Promise<readonly Route[]> {
  const pages = (await liveReleases(url)).flatMap(({ remote, pages }) =>
    Object.entries(pages).map(([key, page]) => ({ remote, key, ...page })),
  );
  const remoteOfKey = new Map(pages.map(({ key, remote }) => [key, remote]));
  const { menus } = await callApi(url, auth.permissionInfo, {}, await accessToken(url, 'admin'));
  const ofMenus = menuPaths(menus, '').flatMap(({ path, component }): Route[] => {
    const remote = remoteOfKey.get(component);
    return remote === undefined ? [] : [{ path, layout: 'console', remote }];
  });
  const ofReleases = pages.flatMap(({ path, layout, remote }): Route[] =>
    path ? [{ path, layout: layout === 'public' ? 'public' : 'console', remote }] : [],
  );
  // Nothing on any page leads to a provider.
  const ofSignIn = (await signInAddresses(url)).map((path): Route => ({
    path: path.replace(':provider', 'gitee'),
    layout: 'sign-in',
    remote: null,
  }));
  return [...OWN, ...ofSignIn, ...ofReleases, ...ofMenus];
}

/** The address of a menu row whose page no live release brings; null: all are there. */
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
