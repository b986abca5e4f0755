import { NOT_FOUND, SITE_HOME } from '@zhilv/site/addresses';
import { faceStatus } from '@zhilv/site/face-status';
import type { Loader, PageEntry, PageModule } from '@zhilv/loader';
import { type Sanitise, sanitiserOf } from '@zhilv/site/markup';
import { siteRoutes } from '@zhilv/site/routes';
import { matchRoutes, redirectDocument, type RouteObject } from 'react-router';
import { NotFoundFace } from './face/NotFoundFace.tsx';
import { PageFailure } from './face/PageFailure.tsx';
import { SiteUnpublished } from './face/SiteUnpublished.ts';
import { UnauthorisedFace } from './face/UnauthorisedFace.tsx';
import { publicFrame, publicPages } from './publicPages.ts';

type SanitiseBy = ((sanitise: Sanitise) => void) | undefined;

interface PublicRoutesOptions {
  readonly loader: Pick<Loader, 'pages' | 'load'>;
  /** The path of the visitor's address. */
  readonly pathname: string;
  /** Whether other releases are live than those of the document; then the next page is loaded with a document of its own. */
  readonly isOutdated: () => boolean;
  /** Takes the sanitiser of a page that shows markup; absent in browsers without Trusted Types. */
  readonly sanitiseBy?: SanitiseBy;
}

const FACES = { failure: PageFailure, notFound: NotFoundFace, unauthorised: UnauthorisedFace };

/**
 * Makes the routes of the public site: the frame, in it the pages of live releases, and the host's own faces. Frame and
 * current page are loaded before the routes are made, each other page when a visitor first goes there.
 *
 * @throws SiteUnpublished when no live release has a frame, RemoteFailure when the frame could not be loaded
 */
export async function loadPublicRoutes({
  loader,
  pathname,
  isOutdated,
  sanitiseBy,
}: PublicRoutesOptions): Promise<RouteObject[]> {
  const entry = publicFrame(loader);
  if (!entry) throw new SiteUnpublished();
  const load = async (key: string) => withSanitiser(await loader.load(key), sanitiseBy);
  const pages = publicPages(loader);
  const current = pageAt(loader, pathname);
  const started = current && load(current.key);
  // A page that cannot be loaded is no reason to give up the frame, which shows the failure and tries again.
  const [frame, page] = await Promise.all([load(entry.key), started?.catch(() => null)]);
  return siteRoutes({
    frame: { key: entry.key, page: frame },
    pages: pages.map((one) => ({
      key: one.key,
      path: one.path ?? '',
      page: one === current && page ? page : laterPage(load, one.key, one === current ? started : undefined),
    })),
    faces: FACES,
    middleware: [
      ({ request: { url } }) => {
        if (isOutdated()) throw redirectDocument(url);
      },
    ],
  });
}

/** The page at an address, with or without a slash at its end; else the remotes' own page for addresses without a page. */
export const pageAt = (loader: Pick<Loader, 'pages'>, pathname: string): PageEntry | undefined => {
  const path = pathname.replace(/\/+$/, '') || SITE_HOME;
  const pages = publicPages(loader);
  return pages.find((page) => page.path === path) ?? pages.find((page) => page.path === NOT_FOUND && faceStatus(path) === 200);
};

/** Hands a page's sanitiser to the document's policy, which refuses the page's markup until then. */
async function withSanitiser(page: PageModule, sanitiseBy: SanitiseBy): Promise<PageModule> {
  const sanitiser = sanitiserOf(page.handle);
  if (sanitiser && sanitiseBy) sanitiseBy(await sanitiser());
  return page;
}

/**
 * Settles when the page at an address is loaded, so that it can be drawn at once.
 * @throws RemoteFailure when it could not be loaded
 */
export async function pageLoaded(routes: RouteObject[], pathname: string): Promise<void> {
  const lazy = matchRoutes(routes, pathname)?.at(-1)?.route.lazy;
  if (typeof lazy === 'function') await lazy();
}

/** Loads a page when a visitor goes there. `failed` is an attempt that was made before, whose failure is shown first. */
function laterPage(
  load: (key: string) => Promise<PageModule>,
  key: string,
  failed?: Promise<PageModule>,
): () => Promise<PageModule> {
  let before = failed;
  return () => {
    const page = before ?? load(key);
    before = undefined;
    return page;
  };
}
