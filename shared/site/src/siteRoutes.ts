import type { ComponentType } from 'react';
import type { LoaderFunction, MiddlewareFunction, RouteObject } from 'react-router';
import { NOT_FOUND, SITE_HOME, UNAUTHORISED } from './addresses.ts';

/** The part of a page module that its route uses. */
export interface RouteParts {
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
  readonly ErrorBoundary?: ComponentType;
  readonly handle?: unknown;
}

/** A page of the site: its module, or how to get it when somebody goes there. */
export interface SitePage {
  readonly key: string;
  readonly path: string;
  readonly page: RouteParts | (() => Promise<RouteParts>);
}

export interface SiteRoutesOptions {
  /** Header and footer around all pages. */
  readonly frame: { readonly key: string; readonly page: RouteParts };
  readonly pages: readonly SitePage[];
  /** The host's own faces, where no page takes their place. The server has none, because the host does not render there. */
  readonly faces: { readonly failure: ComponentType; readonly notFound: ComponentType; readonly unauthorised: ComponentType };
  readonly middleware?: readonly MiddlewareFunction[];
}

/** The boundary inside the frame, where a failure leaves header and footer. */
const PAGES = 'pages';

/** Routes of the host's faces, by their ids. */
export const FACE_ROUTES = { unauthorised: 'face/401', notFound: 'face/404' } as const;

/** Tells whether the host draws a route's face or failure. */
export const isOfHost = (routeId: string, frameKey: string): boolean =>
  [FACE_ROUTES.unauthorised, FACE_ROUTES.notFound, PAGES, frameKey].includes(routeId);

/** Draws nothing while a page's first data is on its way, because a fallback would only flash. */
const HydrateFallback = () => null;

/**
 * Gives the routes of the public site. Their shape and ids are the same in the browser and on the server, because the
 * browser finds the data that the server loaded by the ids.
 */
export function siteRoutes({ frame, pages, faces, middleware }: SiteRoutesOptions): RouteObject[] {
  const home = pages.find(({ path }) => path === SITE_HOME);
  const notFound = pages.find(({ path }) => path === NOT_FOUND);
  const unauthorised = pages.find(({ path }) => path === UNAUTHORISED);
  return [
    {
      id: frame.key,
      ...routeParts(frame.page),
      // Header and footer are asked for once, and again only when somebody says so.
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
      ...(middleware && { middleware: [...middleware] }),
      HydrateFallback,
      ErrorBoundary: faces.failure,
      children: [
        {
          id: PAGES,
          ErrorBoundary: faces.failure,
          children: [
            ...(home ? [pageAlsoAt('/', home)] : []),
            ...pages.map(pageRoute),
            ...(unauthorised ? [] : [faceRoute(FACE_ROUTES.unauthorised, UNAUTHORISED, faces.unauthorised, '无权访问')]),
            notFound ? pageAlsoAt('*', notFound) : faceRoute(FACE_ROUTES.notFound, '*', faces.notFound, '页面不存在'),
          ],
        },
      ],
    },
  ];
}

const pageRoute = ({ key, path, page }: SitePage): RouteObject => ({
  id: key,
  path,
  HydrateFallback,
  ...(typeof page === 'function' ? { lazy: async () => routeParts(await page()) } : routeParts(page)),
});

/** Gives the same page at another path. */
const pageAlsoAt = (path: string, page: SitePage): RouteObject => ({ ...pageRoute(page), id: `${page.key}${AT}${path}`, path });

const AT = ' at ';

/** Gives the key of the page that a route shows; other routes have none. */
export const pageKeyOfRoute = (routeId: string): string => routeId.split(AT)[0] ?? routeId;

const faceRoute = (id: string, path: string, Component: ComponentType, title: string): RouteObject => ({
  id,
  path,
  Component,
  handle: { head: () => ({ title, unlisted: true }) },
});

/** Gives a page module without the exports that only a console page has. */
const routeParts = ({ Component, loader, ErrorBoundary, handle }: RouteParts): RouteParts => ({
  Component,
  ...(loader && { loader }),
  ...(ErrorBoundary && { ErrorBoundary }),
  ...(handle !== undefined && { handle }),
});
