import type { Loader, PageEntry, PageModule } from '@zhilv/federation/loader';
import { type Sanitise, sanitiserOf } from '@zhilv/federation/markup';
import { type LoaderFunction, redirectDocument, type RouteObject } from 'react-router';
import { NotFoundFace } from './NotFoundFace.tsx';
import { PageFailure } from './PageFailure.tsx';
import { publicFrame, publicPages } from './publicPages.ts';
import { UnauthorisedFace } from './UnauthorisedFace.tsx';

type SanitiseBy = ((sanitise: Sanitise) => void) | undefined;

interface PublicRoutesOptions {
  readonly loader: Pick<Loader, 'pages' | 'load'>;
  /** Where the visitor is. */
  readonly pathname: string;
  /** Whether other releases are live than those that the document began with: the next page then comes with its own document. */
  readonly isOutdated: () => boolean;
  /** Takes what makes markup harmless, of a page that shows some; left out where no policy asks for it. */
  readonly sanitiseBy?: SanitiseBy;
}

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
export async function loadPublicRoutes({
  loader,
  pathname,
  isOutdated,
  sanitiseBy,
}: PublicRoutesOptions): Promise<RouteObject[]> {
  const entry = publicFrame(loader);
  if (!entry) throw new Error('公共站点尚未发布');
  const pages = publicPages(loader);
  const here = pathname.replace(/\/+$/, '') || HOME;
  const current = pages.find((page) => page.path === here);
  const started = current && loader.load(current.key);
  // A page that fails does so within the frame, and is tried again there.
  const [frame, page] = await Promise.all([loader.load(entry.key), started?.catch(() => null)]);
  const routes = pages.map((one) =>
    one === current && page
      ? { path: one.path ?? '', HydrateFallback, ...routeParts(page, sanitiseBy) }
      : lazyRoute({ loader, entry: one, failed: one === current ? started : undefined, sanitiseBy }),
  );
  const home = routes.find((route) => route.path === HOME);

  return [
    {
      ...routeParts(frame, sanitiseBy),
      // Header and footer are asked for once, and again only when somebody says so.
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
      middleware: [
        ({ request: { url } }) => {
          if (isOutdated()) throw redirectDocument(url);
        },
      ],
      HydrateFallback,
      ErrorBoundary: PageFailure,
      children: [
        {
          ErrorBoundary: PageFailure,
          children: [
            ...(home ? [{ ...home, path: '/' }] : []),
            ...routes,
            { path: '/401', Component: UnauthorisedFace, handle: { head: () => ({ title: '无权访问', unlisted: true }) } },
            { path: '*', Component: NotFoundFace, handle: { head: () => ({ title: '页面不存在', unlisted: true }) } },
          ],
        },
      ],
    },
  ];
}

interface LazyRouteOptions {
  readonly loader: Pick<Loader, 'load'>;
  readonly entry: PageEntry;
  /** The try that was made of it before. */
  readonly failed: Promise<PageModule> | undefined;
  readonly sanitiseBy: SanitiseBy;
}

/** A page that is loaded when it is gone to. */
function lazyRoute({ loader, entry: { key, path = '' }, failed, sanitiseBy }: LazyRouteOptions): RouteObject {
  let before = failed;
  const lazy = async () => {
    const page = before ?? loader.load(key);
    before = undefined;
    return routeParts(await page, sanitiseBy);
  };
  return { path, HydrateFallback, lazy };
}

/** A page module without what only a console page has. */
const routeParts = ({ Component, loader, ErrorBoundary, handle }: PageModule, sanitiseBy: SanitiseBy) => ({
  Component,
  ...(loader && { loader: withSanitiser(loader, handle, sanitiseBy) }),
  ...(ErrorBoundary && { ErrorBoundary }),
  ...(handle !== undefined && { handle }),
});

/** A page that makes markup of text shows nothing before the document's policy can let that in. */
function withSanitiser(loader: LoaderFunction, handle: unknown, sanitiseBy: SanitiseBy): LoaderFunction {
  const sanitiser = sanitiserOf(handle);
  if (!sanitiser || !sanitiseBy) return loader;
  return async (args) => {
    const [data] = await Promise.all([loader(args), sanitiser().then(sanitiseBy)]);
    return data;
  };
}
