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
  /** Where the visitor is. */
  readonly pathname: string;
  /** Whether other releases are live than those that the document began with: the next page then comes with its own document. */
  readonly isOutdated: () => boolean;
  /** Takes what makes markup harmless, of a page that shows some; left out where no policy asks for it. */
  readonly sanitiseBy?: SanitiseBy;
}

const FACES = { failure: PageFailure, notFound: NotFoundFace, unauthorised: UnauthorisedFace };

/**
 * The routes of the public site: the frame around all pages that live releases bring, and the host's own faces in
 * it. Frame and current page are loaded before the routes are made, the others when they are first gone to.
 *
 * @throws SiteUnpublished when there is no frame, RemoteFailure when it could not be had
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
  // A page that fails does so within the frame, and is tried again there.
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

/** The page at an address, or the one for addresses without a page; a slash at its end makes no difference. */
export const pageAt = (loader: Pick<Loader, 'pages'>, pathname: string): PageEntry | undefined => {
  const path = pathname.replace(/\/+$/, '') || SITE_HOME;
  const pages = publicPages(loader);
  return pages.find((page) => page.path === path) ?? pages.find((page) => page.path === NOT_FOUND && faceStatus(path) === 200);
};

/** A page that makes markup of text is not there before the document's policy can let that in. */
async function withSanitiser(page: PageModule, sanitiseBy: SanitiseBy): Promise<PageModule> {
  const sanitiser = sanitiserOf(page.handle);
  if (sanitiser && sanitiseBy) sanitiseBy(await sanitiser());
  return page;
}

/**
 * Settles when the page at an address is there to be drawn at once.
 * @throws RemoteFailure when it could not be loaded
 */
export async function pageLoaded(routes: RouteObject[], pathname: string): Promise<void> {
  const lazy = matchRoutes(routes, pathname)?.at(-1)?.route.lazy;
  if (typeof lazy === 'function') await lazy();
}

/** Loads a page when it is gone to; `failed` is the try that was made of it before. */
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
