import { steadyClock } from '../call/steadyClock.ts';
import { DueLoop } from '../due/DueLoop.ts';
import { dueWorks } from '../due/dueWorks.ts';
import { readAppConfig, writeAppConfigOnce } from '@zhilv/release/site-directory';
import type { Callers } from '../session/Callers.ts';
import type { RequestLine } from '../http/RequestLine.ts';
import { publishedContent } from '@zhilv/contract/content';
import { publishedIds } from '../content/published.ts';
import { contentRevision } from '../content/contentRevision.ts';
import type { OpenDatabase } from '../db/openDatabase.ts';
import { publishedReleases } from '../operation/clientError/publishedReleases.ts';
import { deployApi } from '../operation/deploy/deployApi.ts';
import { type ClientErrorLine, takeClientErrors } from '../operation/clientError/takeClientErrors.ts';
import { staysLocal } from '../settings/ApiTarget.ts';
import { othersMaySignIn, type Settings } from '../settings/settings.ts';
import { plainShare } from '../crawlers/plainShare.ts';
import { sharePictureOf } from '../crawlers/sharePictures.ts';
import { siteFeeds } from '../crawlers/siteFeeds.ts';
import { behindTarget } from '../target/behindTarget.ts';
import { createGateway } from '../gateway/createGateway.ts';
import { AnswerFile } from '../gateway/live/AnswerFile.ts';
import { DevelopmentServers } from '../gateway/DevelopmentServers.ts';
import { listen, type Listening } from '../gateway/listen.ts';
import { leadsToItself } from '../settings/ApiTarget.ts';
import { StartupError } from '../settings/StartupError.ts';
import { payProvider } from '../pay/provider/payProvider.ts';
import { socialProvider } from '../system/social/provider/socialProvider.ts';
import { smsOutbox } from '../system/smsCode/smsOutbox.ts';
import { createApi } from './createApi.ts';
import { sender } from './sender.ts';
import { loadDemonstration } from './loadDemonstration.ts';

/** The log line that says that something is wrong with the site directory, or right again. */
interface NoticeLine {
  /** ISO 8601, UTC. */
  readonly time: string;
  readonly notice: string;
}

/** Takes one line of the server's log; the process writes it as JSON. */
type ServerLog = (line: RequestLine | ClientErrorLine | NoticeLine) => void;

/** Answers before the product does, or gives null to leave it to the product. */
export type Front = (request: Request) => Promise<Response | null>;

/**
 * Serves API, releases and documents at one address; closing it lets answers under way finish, then closes the database.
 * @throws StartupError when the port cannot be used, or the other back end is this server itself.
 */
export async function serveProduct(
  settings: Settings,
  database: OpenDatabase,
  log: ServerLog,
  front: Front = async () => null,
): Promise<Listening> {
  const { siteDirectory, apiTarget } = settings;
  if (apiTarget !== null && (await leadsToItself(apiTarget, settings)))
    throw new StartupError(
      `API_TARGET=${apiTarget.url} is this server itself, which would send every call to itself. Name the back end's own address, \
or unset this environment variable.`,
    );
  const demonstration = await loadDemonstration(settings.seed);
  const shareDrawings = demonstration?.shareDrawings ?? plainShare;
  writeAppConfigOnce(siteDirectory);
  // Browser and server read the same switches.
  const { tenant, captcha, registration } = readAppConfig(siteDirectory);
  // Port 0 becomes a number when the server listens, which is before the first question.
  let { port } = settings;
  const origin = (): string => settings.publicOrigin ?? `http://localhost:${port}`;
  const { trustedProxies } = settings.app;
  const notice = (text: string): void => log({ time: new Date().toISOString(), notice: text });
  const steady = steadyClock();
  if (settings.app.playsSmsGateway)
    smsOutbox.onMessage = ({ mobile, scene, code }) => notice(`SMS to ${mobile}, scene ${scene}: ${code}`);
  const app = { ...settings.app, tenant, captcha, registration: registration || settings.app.registration };
  let due: DueLoop | null = null;
  const own = (callers?: Callers) =>
    createApi({
      database,
      clock: Date.now,
      steadyClock: steady,
      settings: app,
      log,
      wake: (work) => due?.wake(work),
      ...(callers && { callers }),
    });
  // What every public page waits for has connections of its own among those for visitors.
  const content = database.share('visitors', 'content');
  const api = apiTarget === null ? own() : behindTarget(apiTarget, { origin, trustedProxies, log }, own);
  const isContentOurs = staysLocal(apiTarget, publishedContent.get.path);
  const development = new DevelopmentServers(settings.developmentServers);
  const gateway = createGateway({
    siteDirectory,
    notice,
    api,
    ping: database.ping,
    drawPicture: demonstration?.drawPicture ?? (() => null),
    contentRevision: () => contentRevision(content, Date.now()),
    publishedIds: () => (isContentOurs ? publishedIds(content, Date.now()) : Promise.resolve(null)),
    answerFile: isContentOurs ? new AnswerFile(siteDirectory) : null,
    headPlace: (address) => ({ origin: origin(), address, sharePicture: (picture) => sharePictureOf(shareDrawings, picture) }),
    development,
    clientErrors: takeClientErrors({
      db: database.share('background', 'client errors'),
      clock: Date.now,
      steadyClock: steady,
      log,
      isPublished: publishedReleases(siteDirectory),
    }),
    deploy: deployApi({ siteDirectory, db: database.share('background', 'deploy'), clock: Date.now }),
    feeds: siteFeeds({ siteDirectory, db: database.share('visitors', 'feeds'), clock: Date.now, origin }),
    trustedProxies,
    log,
  });
  const provider = settings.app.playsSocialProvider
    ? socialProvider(database.share('background', 'social provider'), steady)
    : null;
  const ofPayment =
    settings.app.playsPayProvider && apiTarget === null
      ? payProvider(database.share('background', 'pay provider'), Date.now, (work) => due?.wake(work))
      : null;
  const answer: typeof gateway.fetch = async (request, connection) =>
    (await front(request)) ??
    (await provider?.(request)) ??
    (await ofPayment?.(request)) ??
    (await gateway.fetch(request, connection));
  const { url, close } = await listen(answer, settings.host, settings.port, development);
  port = Number(new URL(url).port);
  // Where another back end answers, what is due there is its own business.
  if (apiTarget === null)
    due = new DueLoop({
      works: await dueWorks(),
      context: {
        db: database.share('background', 'due'),
        clock: Date.now,
        settings: app,
        send: sender({
          api,
          origins: () => [origin(), `http://localhost:${port}`, `http://127.0.0.1:${port}`],
          reachesThisMachine: !othersMaySignIn(settings),
          reachesPrivateNetworks: settings.notifiesPrivateNetworks,
        }),
      },
      notice,
    });
  due?.start();
  return {
    url,
    close: async () => {
      gateway.endStreams();
      await due?.close();
      await close();
      await gateway.close();
      await database.close();
    },
  };
}
