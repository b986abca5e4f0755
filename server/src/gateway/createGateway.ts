import { randomUUID } from 'node:crypto';
import type { HeadPlace } from '@zhilv/release/site-directory';
import type { Api } from '../call/Api.ts';
import { requestAddress } from '../call/requestAddress.ts';
import { databaseBusy, tooManyCalls } from '../call/apiErrors.ts';
import { TooMuchAsked } from '../call/ClientTurns.ts';
import { databaseRefusal } from '../http/databaseRefusal.ts';
import { type RequestLog, requestLine } from '../http/RequestLine.ts';
import type { TakeDeployCalls } from '../operation/deploy/deployApi.ts';
import type { TakeClientErrors } from '../operation/clientError/takeClientErrors.ts';
import type { SiteFeeds } from '../crawlers/siteFeeds.ts';
import type { DevelopmentServers } from './DevelopmentServers.ts';
import { packedAnswer } from '../response/encoding.ts';
import { codeOf } from '../response/envelope.ts';
import type { AnswerFile } from './live/AnswerFile.ts';
import { LiveContentIds } from './live/LiveContentIds.ts';
import type { Notice } from './live/LiveFile.ts';
import { LiveRevision } from './live/LiveRevision.ts';
import { RegistryEvents } from './live/RegistryEvents.ts';
import { type DrawPicture, pictureAnswers } from './pictureAnswers.ts';
import { RenderedPages } from './rendering/RenderedPages.ts';
import { siteCalls } from './rendering/process/siteCalls.ts';
import { SiteRenderer } from './rendering/SiteRenderer.ts';
import { VisitCounter } from './rendering/VisitCounter.ts';
import { answerWith } from '../response/readyAnswer.ts';
import { EVERYWHERE } from '../response/securityHeaders.ts';
import { LiveDocuments } from './LiveDocuments.ts';
import { plainRead } from './contentRead.ts';
import { otherOrigins } from './embed/otherOrigins.ts';
import { KeptAnswers } from './KeptAnswers.ts';
import { gatewayRoutes, isPicture } from './gatewayRoutes.ts';
import { Unavailable } from './live/Unavailable.ts';
import { plainAnswer } from './plainAnswer.ts';

/** The parts behind the gateway. */
export interface GatewayOptions {
  /** Absolute path of the site directory (architecture §5). */
  readonly siteDirectory: string;
  readonly notice: Notice;
  /** Answers calls of the API. */
  readonly api: Api;
  /** Resolves while the database answers. */
  readonly ping: () => Promise<void>;
  /** Draws the pictures of content that are part of the program. */
  readonly drawPicture: DrawPicture;
  /** Gives a text that changes with the content of public pages. */
  readonly contentRevision: () => Promise<string>;
  /** Gives the ids of all rows of content that visitors may read; null where another back end has the content. */
  readonly publishedIds: () => Promise<ReadonlySet<string> | null>;
  /** Has the answers about content that the start before knew; null where another server has the content. */
  readonly answerFile: AnswerFile | null;
  /** Gives the place of the public page at an address, which its head needs. */
  readonly headPlace: (address: string) => HeadPlace;
  readonly development: DevelopmentServers;
  readonly clientErrors: TakeClientErrors;
  readonly feeds: SiteFeeds;
  /** Takes releases that are published over HTTP. */
  readonly deploy: TakeDeployCalls;
  /** The number of proxies in front that are ours. */
  readonly trustedProxies: number;
  readonly log: RequestLog;
}

const API = /^\/(prod-api\/)?admin-api(\/|$)/;
/** Calls that write change the content of public pages here. */
const CONTENT = /^\/(?:prod-api\/)?admin-api\/cjy\//;

/** Node's facts about a request's connection. */
interface Connection {
  readonly incoming: { readonly socket: { readonly remoteAddress?: string | undefined } };
}

/** A request to the API. */
interface ApiCall {
  readonly pathname: string;
  readonly origin: { readonly address: string };
  /** The `performance.now()` at which it came. */
  readonly started: number;
  /** The caller's address. */
  readonly address: string;
}

export interface Gateway {
  readonly fetch: (request: Request, connection: Connection) => Promise<Response>;
  /** Ends the answers that would go on for as long as somebody listens, so that a server that closes need not wait for them. */
  readonly endStreams: () => void;
  /** Writes the visits that are still to be written and ends the processes. It needs the database. */
  readonly close: () => Promise<void>;
}

/** Makes the gateway, which serves API, releases, live JSON and the three documents and writes one log line per request. */
export function createGateway(options: GatewayOptions): Gateway {
  const {
    siteDirectory,
    notice,
    api,
    ping,
    drawPicture,
    contentRevision,
    publishedIds,
    answerFile,
    headPlace,
    development,
    clientErrors,
    feeds,
    deploy,
    trustedProxies,
    log,
  } = options;
  const revision = new LiveRevision(contentRevision, notice);
  const contentIds = new LiveContentIds(async () => {
    const ids = await publishedIds();
    if (ids !== null) keptAnswers.keepOnly(ids);
    return ids;
  });
  const keptAnswers = new KeptAnswers(api, revision, contentIds, answerFile);
  const callApi = siteCalls(keptAnswers);
  const renderer = new SiteRenderer({ siteDirectory, notice, callApi });
  const visits = new VisitCounter(callApi);
  const pages = new RenderedPages({ siteDirectory, renderer, visits, revision, contentIds, headPlace, notice });
  const documents = new LiveDocuments(siteDirectory, development, notice, pages);

  const registryEvents = new RegistryEvents(() => documents.revision);

  const route = gatewayRoutes({
    siteDirectory,
    ping,
    pictureAnswer: pictureAnswers(drawPicture),
    revision,
    documents,
    registryEvents,
    development,
    clientErrors,
    feeds,
    deploy,
  });

  const apiAnswer = async (request: Request, { pathname, origin, started, address }: ApiCall): Promise<Response> => {
    // A view is counted later than it is answered, so that the answer may be one that is kept.
    const isView = request.method === 'GET' && request.headers.has('x-view');
    const found = await keptAnswers.find(isView ? plainRead(request) : request, origin, address);
    if (found === null) {
      const written = () => CONTENT.test(pathname) && revision.changed();
      return packedAnswer(request, await keptAnswers.ask(request, { ...origin, written }, address));
    }
    const { question, ready, failure, asked } = found;
    if (isView && ready.status === 200) visits.count([`/${question}`], address);
    const response = await answerWith(request, ready);
    // The API writes its own line where it is asked, because it knows the caller.
    const id = asked?.headers.get('trace-id') ?? newId();
    response.headers.set('trace-id', id);
    if (asked === null)
      log(requestLine({ request, started, failure, id, status: response.status, code: codeOf(ready.body), address }));
    return response;
  };

  const refusal = (request: Request, { started, address }: ApiCall, failure: unknown): Response => {
    if (!(failure instanceof TooMuchAsked)) throw failure;
    const { status } = failure;
    const { code, message, headers } = status === 429 ? tooManyCalls() : databaseBusy();
    const id = newId();
    log(requestLine({ request, started, failure: undefined, id, status, code, address }));
    return Response.json({ code, data: null, msg: message }, { status, headers: { ...EVERYWHERE, ...headers, 'trace-id': id } });
  };

  const others = otherOrigins(() => documents.embedOrigins());

  const answer: Gateway['fetch'] = async (request, { incoming }) => {
    const { pathname } = new URL(request.url);
    const origin = { address: incoming.socket.remoteAddress ?? '' };
    const started = performance.now();
    const address = requestAddress(origin, request.headers, trustedProxies);
    const asked = others.preflight(request, pathname);
    if (asked === null && API.test(pathname) && !isPicture(pathname)) {
      const call = { pathname, origin, started, address };
      const response = await apiAnswer(request, call).catch((failure: unknown) => refusal(request, call, failure));
      return others.open(request, pathname, response);
    }
    const { response, failure } = await (asked === null ? route(request, pathname, address) : Promise.resolve(asked)).then(
      (found) => ({ response: found, failure: undefined }),
      (reason: unknown) => ({ response: answerTo(reason), failure: faultOf(reason) }),
    );
    const id = newId();
    response.headers.set('trace-id', id);
    log(requestLine({ request, started, failure, id, status: response.status, address }));
    return asked ?? others.open(request, pathname, response);
  };

  const close = async (): Promise<void> => {
    renderer.close();
    keptAnswers.close();
    await visits.write();
  };
  return { fetch: answer, endStreams: () => registryEvents.end(), close };
}

const newId = (): string => randomUUID().replaceAll('-', '');

/** Words a failure for the log. It leaves out an Unavailable without a cause, because a notice has told why already. */
const faultOf = (failure: unknown): unknown =>
  failure instanceof Unavailable && failure.cause === undefined ? undefined : failure;

/** What is missing for now may be there after so many seconds. */
const AGAIN = { 'retry-after': '10' };

function answerTo(failure: unknown): Response {
  if (failure instanceof Unavailable) return plainAnswer(503, failure.message, AGAIN);
  const later = databaseRefusal(failure);
  return later === null ? plainAnswer(500, 'Internal Server Error') : plainAnswer(503, later.message, later.headers);
}
