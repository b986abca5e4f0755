import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { headOf } from './pageHead.ts';
import type { Hydration, RenderingOutcome, RenderAddress } from './RenderingOutcome.ts';
import { FACE_ROUTES, isOfHost, pageKeyOfRoute, type RouteParts, siteRoutes } from './siteRoutes.ts';

/** A page module of the remote, as its page table names it. */
export interface SiteModule {
  readonly key: string;
  /** The frame has none. */
  readonly path?: string;
  readonly page: RouteParts;
}

/** Requests seem to come from this origin, because pages know their path only and the gateway writes absolute addresses. */
const ORIGIN = 'http://localhost';

/**
 * Makes the function that renders a remote's public pages by the same routes and loaders as the browser (architecture §8).
 * It is for the server build, which the preset makes of a remote with the public frame.
 */
export function createSiteRenderer(modules: readonly SiteModule[]): RenderAddress {
  const frame = modules.find(({ path }) => path === undefined);
  if (!frame) throw new Error('the public frame is not among the modules');
  const pages = modules.flatMap(({ key, path, page }) => (path === undefined ? [] : [{ key, path, page }]));
  const routes = siteRoutes({ frame, pages, faces: { failure: NotHere, notFound: NotHere, unauthorised: NotHere } });
  const handler = createStaticHandler(routes);

  return async (address) => {
    const context = await handler.query(new Request(ORIGIN + address));
    if (context instanceof Response) return redirectOf(context);
    const { statusCode, matches, loaderData, errors } = context;
    const notOurs = hostFaceOf(context, frame.key);
    if (notOurs) return notOurs;
    const router = createStaticRouter(handler.dataRoutes, context);
    return {
      kind: 'page',
      status: statusCode,
      html: renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />),
      hydration: hydrationOf(context),
      head: headOf(matches, loaderData, errors),
      pageKeys: modules.map(({ key }) => key).filter((key) => matches.some(({ route: { id } }) => pageKeyOfRoute(id) === key)),
    };
  };
}

/** Stands for the host's faces and is never drawn, because the host draws every page that would show one. */
function NotHere(): never {
  throw new Error('this is for the host to draw');
}

function redirectOf({ status, headers }: Response): RenderingOutcome {
  const location = headers.get('location') ?? '';
  const { origin, pathname, search, hash } = new URL(location, ORIGIN);
  if (origin !== ORIGIN) return { kind: 'client', status: 200, failure: `a page leads away from the site, to ${location}` };
  return { kind: 'redirect', status, location: pathname + search + hash };
}

/** Tells whether the host draws a page: its faces for 401 and 404, and for a failure that no page deals with itself. */
function hostFaceOf({ matches, errors, statusCode }: StaticHandlerContext, frameKey: string): RenderingOutcome | null {
  const last = matches.at(-1)?.route.id ?? '';
  if (last === FACE_ROUTES.unauthorised) return { kind: 'client', status: 401, failure: null };
  if (isOfHost(last, frameKey)) return { kind: 'client', status: 404, failure: null };
  const thrown = Object.entries(errors ?? {});
  const unexpected = thrown.find(([, error]) => !isRouteErrorResponse(error));
  // Browsers try again by themselves, but a crawler would take the page without text for the page.
  if (unexpected) return { kind: 'client', status: 503, failure: described(unexpected[1]) };
  if (thrown.some(([id]) => isOfHost(id, frameKey))) return { kind: 'client', status: statusCode, failure: null };
  return null;
}

const described = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

function hydrationOf({ loaderData, errors }: StaticHandlerContext): Hydration {
  const thrown = Object.entries(errors ?? {}).flatMap(([id, error]) =>
    isRouteErrorResponse(error)
      ? [[id, { status: error.status, statusText: error.statusText, internal: false, data: error.data as unknown }]]
      : [],
  );
  return { loaderData, errors: thrown.length > 0 ? Object.fromEntries(thrown) : null };
}
