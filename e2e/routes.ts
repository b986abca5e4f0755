import * as z from 'zod/mini';
import { auth, type Menu } from '@zhilv/contract/system';
import { accessToken, callApi } from './staff.ts';

const File = z.object({ file: z.string() });
const Page = z.object({ path: z.optional(z.string()), layout: z.string(), js: z.array(File), css: z.array(File) });
const Slot = z.object({ js: z.array(File), css: z.array(File) });
const Release = z.object({
  url: z.string(),
  load: z.nullable(z.object({ entry: z.nullable(File), pages: z.record(z.string(), Page), slots: z.record(z.string(), Slot) })),
});
const Registry = z.object({ remotes: z.record(z.string(), z.object({ releases: z.array(Release) })) });

const remotesOf = async (url: string) => Registry.parse(await (await fetch(`${url}/registry.json`)).json()).remotes;

/** Every file that the registry names for a container, a page or a slot, by its path. */
export async function filesOfPages(url: string): Promise<ReadonlySet<string>> {
  const files = Object.values(await remotesOf(url)).flatMap(({ releases }) =>
    releases.flatMap(({ url: base, load }) => {
      const modules = [...Object.values(load?.pages ?? {}), ...Object.values(load?.slots ?? {})];
      const ofModules = modules.flatMap(({ js, css }) => [...js, ...css]);
      return [...(load?.entry ? [load.entry] : []), ...ofModules].map(({ file }) => base + file);
    }),
  );
  return new Set(files);
}

/** An address of the product, and who may see it. */
export interface Route {
  /** With parameters it is a pattern, such as `/dict/type/data/:dictId(\d+)`; see `isPattern`. */
  readonly path: string;
  readonly layout: 'public' | 'sign-in' | 'console';
  /** Whose page it shows; null: the host's own. */
  readonly remote: string | null;
}

const SIGN_IN_PATHS = ['/login', '/social-login', '/auth-redirect', '/bind', '/register', '/oauthLogin/gitee', '/sso'];

const OWN: readonly Route[] = [
  { path: '/index', layout: 'console', remote: null },
  { path: '/404', layout: 'public', remote: null },
  { path: '/401', layout: 'public', remote: null },
  ...SIGN_IN_PATHS.map((path): Route => ({ path, layout: 'sign-in', remote: null })),
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
  const remotes = Object.entries(await remotesOf(url));
  const pages = remotes.flatMap(([remote, { releases }]) =>
    releases.flatMap(({ load }) => Object.entries(load?.pages ?? {}).map(([key, page]) => ({ remote, key, ...page }))),
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
  return [...OWN, ...ofReleases, ...ofMenus];
}

/** The address of a menu row whose page no live release brings; null: all are there. */
export async function notInstalledAddress(url: string): Promise<string | null> {
  const keys = new Set(
    Object.values(await remotesOf(url)).flatMap(({ releases }) => releases.flatMap(({ load }) => Object.keys(load?.pages ?? {}))),
  );
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
