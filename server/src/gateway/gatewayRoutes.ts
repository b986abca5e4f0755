import { EMBED_MODULE } from '@zhilv/release/site-directory';
import type { SiteFeeds } from '../crawlers/siteFeeds.ts';
import { DEPLOY_API } from '@zhilv/release/site-directory';
import type { TakeDeployCalls } from '../operation/deploy/deployApi.ts';
import type { TakeClientErrors } from '../operation/clientError/takeClientErrors.ts';
import type { DevelopmentServers } from './DevelopmentServers.ts';
import { FRAME_PATH } from './embed/frameDocument.ts';
import type { LiveRevision } from './live/LiveRevision.ts';
import type { RegistryEvents } from './live/RegistryEvents.ts';
import { Unavailable } from './live/Unavailable.ts';
import type { LiveDocuments } from './LiveDocuments.ts';
import type { pictureAnswers } from './pictureAnswers.ts';
import { plainAnswer } from './plainAnswer.ts';
import { releaseFile } from './releaseFile.ts';

/** The parts that answer what is no call of the API. */
interface RoutedParts {
  /** Absolute path of the site directory. */
  readonly siteDirectory: string;
  /** Resolves while the database answers. */
  readonly ping: () => Promise<void>;
  readonly pictureAnswer: ReturnType<typeof pictureAnswers>;
  readonly revision: LiveRevision;
  readonly documents: LiveDocuments;
  readonly registryEvents: RegistryEvents;
  readonly development: DevelopmentServers;
  readonly clientErrors: TakeClientErrors;
  readonly feeds: SiteFeeds;
  readonly deploy: TakeDeployCalls;
}

/** A request, and from where it comes. */
interface Visit {
  readonly request: Request;
  readonly pathname: string;
  /** The visitor's address. */
  readonly address: string;
}

/** Answers the addresses that are its own; null for all others. */
type Route = (visit: Visit) => Response | Promise<Response | null> | null;

type Reader = (request: Request, pathname: string, address: string) => Promise<Response>;

const PICTURE = /^\/(?:prod-api\/)?admin-api\/infra\/file\/1\/get\/cjy\/([a-z0-9-]+)\.svg$/;

/** Tells whether an address below that of the API is a picture of the program. */
export const isPicture = (pathname: string): boolean => PICTURE.test(pathname);

/** Makes the table of the gateway's addresses besides the API. */
export function gatewayRoutes(parts: RoutedParts): Reader {
  const { siteDirectory, ping, pictureAnswer, revision, documents, registryEvents, development, clientErrors, feeds, deploy } =
    parts;
  const missing = (): Response => plainAnswer(404, 'Not Found');

  /** In the order in which they are asked. */
  const routes: readonly Route[] = [
    at('/client-errors', ({ request, address }) => clientErrors(request, address)),
    below([DEPLOY_API], ({ request, pathname, address }) => deploy(request, pathname, address)),
    ({ request: { method } }) =>
      method === 'GET' || method === 'HEAD' ? null : plainAnswer(405, 'Method Not Allowed', { allow: 'GET, HEAD' }),
    ({ request, pathname }) => {
      const picture = PICTURE.exec(pathname)?.[1];
      return picture ? (pictureAnswer(request, picture) ?? missing()) : null;
    },
    at('/healthz', () => health(ping)),
    below(['/host/', '/remotes/'], ({ request, pathname }) => releaseFile(siteDirectory, request, pathname)),
    at('/registry.json', ({ request }) => documents.respondJson(request, 'registry.json')),
    at('/registry.events', ({ request, address }) => registryEvents.respond(request, address)),
    at('/app-config.json', ({ request }) => documents.respondJson(request, 'app-config.json')),
    at(FRAME_PATH, async ({ request }) => (await documents.respondFrame(request)) ?? missing()),
    at(`/${EMBED_MODULE}`, async ({ request }) => (await documents.respondEmbed(request)) ?? missing()),
    ({ request, pathname }) => feeds(request, pathname, documents, () => revision.read()),
    ({ request }) => development.respond(request),
    below(['/__dev/'], missing),
    // A path that looks like a file gets no page, because the page would be taken for the file.
    ({ pathname }) => (/\.[a-z0-9]{2,5}$/i.test(pathname) ? missing() : null),
  ];

  return async (request, pathname, address) => {
    for (const route of routes) {
      const answer = await route({ request, pathname, address });
      if (answer) return answer;
    }
    return documents.respond(request, pathname, address);
  };
}

const at =
  (path: string, route: Route): Route =>
  (visit) =>
    visit.pathname === path ? route(visit) : null;

const below =
  (paths: readonly string[], route: Route): Route =>
  (visit) =>
    paths.some((path) => visit.pathname.startsWith(path)) ? route(visit) : null;

/** Fails with what the database said, which is for the log; the answer says only that it does not answer. */
async function health(ping: () => Promise<void>): Promise<Response> {
  try {
    await ping();
  } catch (failure) {
    throw new Unavailable('database unavailable', { cause: failure });
  }
  return plainAnswer(200, 'ok');
}
