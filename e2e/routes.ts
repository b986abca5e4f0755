import * as z from 'zod/mini';
import { auth, type Menu } from '@zhilv/contract/system';
import { accessToken, callApi } from './staff.ts';

const File = z.object({ file: z.string() });
const Page = z.object({ path: z.optional(z.string()), layout: z.string(), js: z.array(File), css: z.array(File) });
const Release = z.object({
  url: z.string(),
  load: z.nullable(z.object({ entry: z.nullable(File), pages: z.record(z.string(), Page) })),
});
const Registry = z.object({ remotes: z.record(z.string(), z.object({ releases: z.array(Release) })) });

const releasesOf = async (url: string) =>
  Object.values(Registry.parse(await (await fetch(`${url}/registry.json`)).json()).remotes).flatMap(({ releases }) => releases);

/** Every file that the registry names for a container or a page, by its path. */
export async function filesOfPages(url: string): Promise<ReadonlySet<string>> {
  const files = (await releasesOf(url)).flatMap(({ url: base, load }) => {
    const ofPages = Object.values(load?.pages ?? {}).flatMap(({ js, css }) => [...js, ...css]);
    return [...(load?.entry ? [load.entry] : []), ...ofPages].map(({ file }) => base + file);
  });
  return new Set(files);
}

/** An address of the product, and who may see it. */
export interface Route {
  readonly path: string;
  readonly layout: 'public' | 'sign-in' | 'console';
}

const SIGN_IN_PATHS = ['/login', '/social-login', '/auth-redirect', '/bind', '/register', '/oauthLogin/gitee', '/sso'];

/**
 * Every address there is: what live releases bring, reached by the menus of the super user or by a path of its own.
 * Made from registry and menus, so that a new page is checked without an edit.
 */
export async function allRoutes(url: string): Promise<readonly Route[]> {
  const { remotes } = Registry.parse(await (await fetch(`${url}/registry.json`)).json());
  const pages = Object.values(remotes).flatMap(({ releases }) =>
    releases.flatMap(({ load }) => Object.entries(load?.pages ?? {})),
  );
  const keys = new Set(pages.map(([key]) => key));
  const { menus } = await callApi(url, auth.permissionInfo, {}, await accessToken(url, 'admin'));
  const ofMenus = menuPaths(menus, '')
    .filter(({ component }) => keys.has(component))
    .map(({ path }): Route => ({ path, layout: 'console' }));
  const ofReleases = pages.flatMap(([, page]): Route[] =>
    page.path ? [{ path: page.path, layout: page.layout === 'public' ? 'public' : 'console' }] : [],
  );
  const own: Route[] = [
    { path: '/index', layout: 'console' },
    { path: '/404', layout: 'public' },
    { path: '/401', layout: 'public' },
  ];
  return [...own, ...SIGN_IN_PATHS.map((path): Route => ({ path, layout: 'sign-in' })), ...ofReleases, ...ofMenus];
}

function menuPaths(menus: readonly Menu[], parent: string): { path: string; component: string }[] {
  return menus.flatMap((menu) => {
    const path = menu.path.startsWith('/') ? menu.path : `${parent}/${menu.path}`;
    return [{ path, component: menu.component ?? '' }, ...menuPaths(menu.children ?? [], path)];
  });
}
