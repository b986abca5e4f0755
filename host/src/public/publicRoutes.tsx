import type { Loader, PageEntry, PageModule } from '@zhilv/federation/loader';
import { HOME, siteRoutes } from '@zhilv/federation/site-routes';
import { matchRoutes, redirectDocument, type RouteObject } from 'react-router';
import { NotFoundFace } from './NotFoundFace.tsx';
import { PageFailure } from './PageFailure.tsx';
import { publicFrame, publicPages } from './publicPages.ts';
import { UnauthorisedFace } from './UnauthorisedFace.tsx';

interface PublicRoutesOptions {
  readonly loader: Pick<Loader, 'pages' | 'load'>;
  /** Where the visitor is. */
  readonly pathname: string;
  /** Whether other releases are live than those that the document began with: the next page then comes with its own document. */
  readonly isOutdated: () => boolean;
}

const FACES = { failure: PageFailure, notFound: NotFoundFace, unauthorised: UnauthorisedFace };

/**
 * The routes of the public site: the frame around all pages that live releases bring, and the host's own faces in
 * it. Frame and current page are loaded before the routes are made, the others when they are first gone to.
 *
 * @throws RemoteFailure when there is no frame to be had
 */
export async function loadPublicRoutes({ loader, pathname, isOutdated }: PublicRoutesOptions): Promise<RouteObject[]> {
  const entry = publicFrame(loader);
  if (!entry) throw new Error('公共站点尚未发布');
  const pages = publicPages(loader);
  const current = pageAt(loader, pathname);
  const started = current && loader.load(current.key);
  // A page that fails does so within the frame, and is tried again there.
  const [frame, page] = await Promise.all([loader.load(entry.key), started?.catch(() => null)]);
  return siteRoutes({
    frame: { key: entry.key, page: frame },
    pages: pages.map((one) => ({
      key: one.key,
      path: one.path ?? '',
      page: one === current && page ? page : laterPage(loader, one.key, one === current ? started : undefined),
    })),
    faces: FACES,
    middleware: [
      ({ request: { url } }) => {
        if (isOutdated()) throw redirectDocument(url);
      },
    ],
  });
}

/** The page at an address; a slash at its end makes no difference. */
export const pageAt = (loader: Pick<Loader, 'pages'>, pathname: string): PageEntry | undefined => {
  const path = pathname.replace(/\/+$/, '') || HOME;
  return publicPages(loader).find((page) => page.path === path);
};

/**
 * Settles when the page at an address is there to be drawn at once.
 * @throws RemoteFailure when it could not be loaded
 */
export async function pageLoaded(routes: RouteObject[], pathname: string): Promise<void> {
  const lazy = matchRoutes(routes, pathname)?.at(-1)?.route.lazy;
  if (typeof lazy === 'function') await lazy();
}

/** Loads a page when it is gone to; `failed` is the try that was made of it before. */
function laterPage(loader: Pick<Loader, 'load'>, key: string, failed?: Promise<PageModule>): () => Promise<PageModule> {
  let before = failed;
  return () => {
    const page = before ?? loader.load(key);
    before = undefined;
    return page;
  };
}
