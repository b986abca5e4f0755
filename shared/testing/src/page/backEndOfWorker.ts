import { tmpdir } from 'node:os';
import path from 'node:path';
import { createApi, readSettings } from '@zhilv/server/api';
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
  const app = createApi({
    database: { share: () => db },
    clock: Date.now,
    settings: { ...readSettings({}).app, siteDirectory: path.join(tmpdir(), 'zhilv-page-tests-publish-nothing') },
    log: () => {},
  });
  return async (request) => app.fetch(request, { address: '192.0.2.1' });
}
