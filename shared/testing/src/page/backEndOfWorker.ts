import { tmpdir } from 'node:os';
import path from 'node:path';
import { createApi, dueWorks, readSettings, runDueWork, sender } from '@zhilv/server/api';
import { openSeededDatabase } from '../server/openTestDatabase.ts';

type Answer = (request: Request) => Promise<Response>;

let started: Promise<Answer> | undefined;

/**
 * Gives the API in front of a real database, in memory and in this process: one for all page tests of a worker. It begins as
 * every installation does and keeps what the files before have made, so tests tell their records by names of their own.
 */
export const backEndOfWorker = (): Promise<Answer> => (started ??= startBackEnd());

async function startBackEnd(): Promise<Answer> {
  const { db } = await openSeededDatabase();
  const settings = { ...readSettings({}).app, siteDirectory: path.join(tmpdir(), 'zhilv-page-tests-publish-nothing') };
  const works = await dueWorks();
  // No loop runs here: work is due when a call says so, such as telling a shop that an order was paid.
  const wake = (name: string): void => {
    const work = works.find((one) => one.name === name);
    if (work !== undefined) void runDueWork(work, { db, clock: Date.now, settings, send, wake });
  };
  const app = createApi({
    database: { share: () => db },
    clock: Date.now,
    settings,
    log: () => {},
    wake,
  });
  const send = sender({ api: app, origins: () => [], reachesThisMachine: false, reachesPrivateNetworks: true });
  return async (request) => app.fetch(request, { address: '192.0.2.1' });
}
