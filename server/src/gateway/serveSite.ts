import { readAppConfig } from '@zhilv/federation/release-directory';
import type { Callers } from '../app/Callers.ts';
import { createApp } from '../app/createApp.ts';
import type { RequestLine } from '../app/RequestLine.ts';
import { contentRevision } from '../cjy/contentRevision.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase, type OpenDatabase } from '../db/openDatabase.ts';
import { type ClientErrorLine, takeClientErrors } from '../infra/takeClientErrors.ts';
import { seed } from '../seed/seed.ts';
import { othersMaySignIn, type Settings } from '../settings.ts';
import { sharePicture } from '../site/sharePictures.ts';
import { siteFeeds } from '../site/siteFeeds.ts';
import { checkSeededPasswords } from '../system/passwordSeeded.ts';
import { behindTarget } from '../target/behindTarget.ts';
import { createGateway } from './createGateway.ts';
import { DevelopmentServers } from './DevelopmentServers.ts';
import { listen, type Listening } from './listen.ts';

/**
 * Opens the database and brings it up to date.
 * @throws StartupError when it cannot be had, is newer than this program, or would be served to others with the
 * passwords that everybody knows.
 */
export async function prepareDatabase(settings: Settings): Promise<OpenDatabase> {
  const database = await openDatabase(settings);
  try {
    await migrate(database);
    await seed(database.db);
    if (othersMaySignIn(settings)) await checkSeededPasswords(database.db);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** What the log has besides requests: something is wrong with the site's files, or is right again. */
interface SiteNotice {
  /** ISO 8601, UTC. */
  readonly time: string;
  readonly notice: string;
}

/** Takes one line of whatever the site has to tell; the process writes it as JSON. */
type SiteLog = (line: RequestLine | ClientErrorLine | SiteNotice) => void;

/** Answers before the site does; null leaves it to the site. */
export type Front = (request: Request) => Promise<Response | null>;

/** Serves API, releases and documents at one address; closing it lets answers under way finish, then closes the database. */
export async function serveSite(
  settings: Settings,
  database: OpenDatabase,
  log: SiteLog,
  front: Front = async () => null,
): Promise<Listening> {
  const site = settings.siteDirectory;
  // Browser and server read the same switch.
  const { tenant } = readAppConfig(site);
  // Port 0 becomes a number when the server listens, which is before the first question.
  let { port } = settings;
  const origin = (): string => settings.publicOrigin ?? `http://localhost:${port}`;
  const { trustedProxies } = settings.app;
  const own = (callers?: Callers) =>
    createApp({ db: database.db, clock: Date.now, settings: { ...settings.app, tenant }, log, ...(callers && { callers }) });
  const { apiTarget } = settings;
  const api = apiTarget === null ? own() : behindTarget(apiTarget, { origin, trustedProxies, log }, own);
  const development = new DevelopmentServers(settings.developmentServers);
  const gateway = createGateway({
    site,
    notice: (text) => log({ time: new Date().toISOString(), notice: text }),
    api,
    ping: database.ping,
    contentRevision: () => contentRevision(database.db, Date.now()),
    headPlace: (address) => ({ origin: origin(), address, sharePicture }),
    development,
    clientErrors: takeClientErrors({ db: database.db, clock: Date.now, log }),
    feeds: siteFeeds({ site, db: database.db, clock: Date.now, origin }),
    trustedProxies,
    log,
  });
  const answer: typeof gateway.fetch = async (request, connection) =>
    (await front(request)) ?? (await gateway.fetch(request, connection));
  const { url, close } = await listen(answer, settings.host, settings.port, development);
  port = Number(new URL(url).port);
  return {
    url,
    close: async () => {
      await close();
      await gateway.close();
      await database.close();
    },
  };
}
