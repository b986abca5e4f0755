import type { Loader, PageEntry, PageModule } from '@zhilv/federation/loader';
import type { RouteObject } from 'react-router';
import { NotFoundFace } from './NotFoundFace.tsx';
import { PageFailure } from './PageFailure.tsx';
import { UnauthorisedFace } from './UnauthorisedFace.tsx';

/** `/` shows what `/home` shows; the page names the canonical one. */
const HOME = '/home';

/** Nothing is drawn while a page's first data is on its way: it is there at once, or a fallback would only flash. */
const HydrateFallback = () => null;

/**
 * The routes of the public site: the frame around all pages that live releases bring, and the host's own faces in
 * it. Frame and current page are loaded before the routes are made, the others when they are first gone to.
 *
 * @throws RemoteFailure when there is no frame to be had
 */
export async function loadPublicRoutes(loader: Loader, pathname: string): Promise<RouteObject[]> {
  const entry = loader.pages.find((page) => page.frame === 'public');
  if (!entry) throw new Error('公共站点尚未发布');
  const pages = loader.pages.filter((page) => page.layout === 'public' && page.path !== undefined);
  const here = pathname.replace(/\/+$/, '') || HOME;
  const current = pages.find((page) => page.path === here);
  // A page that fails is tried again by its own route, within the frame.
  const [frame] = await Promise.all([loader.load(entry.key), current && loader.load(current.key).catch(() => null)]);
  const routes = await Promise.all(pages.map((page) => routeOf(loader, page, page === current)));
  const home = routes.find((route) => route.path === HOME);

  return [
    {
      ...routeParts(frame),
      // Header and footer are asked for once, and again only when somebody says so.
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
      HydrateFallback,
      ErrorBoundary: PageFailure,
      children: [
        {
          ErrorBoundary: PageFailure,
          children: [
            ...(home ? [{ ...home, path: '/' }] : []),
            ...routes,
            { path: '/401', Component: UnauthorisedFace, handle: { head: () => ({ title: '无权访问' }) } },
            { path: '*', Component: NotFoundFace, handle: { head: () => ({ title: '页面不存在' }) } },
          ],
        },
      ],
    },
  ];
}

async function routeOf(loader: Loader, { key, path = '' }: PageEntry, loaded: boolean): Promise<RouteObject> {
  const lazy = { path, HydrateFallback, lazy: async () => routeParts(await loader.load(key)) };
  if (!loaded) return lazy;
  return loader.load(key).then(
    (page) => ({ path, HydrateFallback, ...routeParts(page) }),
    () => lazy,
  );
}

/** A page module without what only a console page has. */
const routeParts = ({ Component, loader, ErrorBoundary, handle }: PageModule) => ({
  Component,
  ...(loader && { loader }),
  ...(ErrorBoundary && { ErrorBoundary }),
  ...(handle !== undefined && { handle }),
});
