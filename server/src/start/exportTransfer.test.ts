import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { config } from '@zhilv/contract/infra';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../db/database.ts';
import { createGateway } from '../gateway/createGateway.ts';
import { DevelopmentServers } from '../gateway/DevelopmentServers.ts';
import { listen, type Listening } from '../gateway/listen.ts';
import { handlers as configHandlers } from '../infra/config/config.handlers.ts';
import { SEEDED_PASSWORD } from '../system/user/seededPasswords.ts';
import { createApi } from './createApi.ts';
import { type Implementation, implementFile } from '../call/implement.ts';
import type { RequestLine } from '../http/RequestLine.ts';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { testHeadPlace } from '@zhilv/testing/server/test-head-place';

const MANY = 2500;
const EXPORT = '/infra/config/export';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = (await app.signIn('admin', SEEDED_PASSWORD)).accessToken;
  await app.database.db.execute(sql`
    insert into infra_config (category, name, key, value, visible)
    select 'many', '参数 ' || n, 'many.' || n, md5(n::text), true from generate_series(1, ${MANY}) as n`);
});
afterAll(() => app.database.close());

const lines: RequestLine[] = [];
let siteDirectory: string;
let server: Listening | null = null;
beforeAll(() => {
  siteDirectory = mkdtempSync(path.join(tmpdir(), 'zhilv-export-'));
});
afterAll(() => rmSync(siteDirectory, { recursive: true }));
beforeEach(() => {
  lines.length = 0;
});
afterEach(async () => {
  await server?.close();
  server = null;
});

const appWith = (implementations: readonly Implementation[]) =>
  createApi({
    database: app.database,
    clock: () => app.clock.now,
    settings: app.settings,
    log: (line) => lines.push(line),
    implementations,
  });

/** Serves the implementations as the product does, behind its gateway. */
async function serve(implementations: readonly Implementation[]): Promise<void> {
  const development = new DevelopmentServers(new Map());
  const gateway = createGateway({
    siteDirectory,
    notice: () => {},
    api: appWith(implementations),
    ping: app.database.ping,
    drawPicture: () => null,
    contentRevision: async () => '1',
    publishedIds: async () => null,
    answerFile: null,
    headPlace: testHeadPlace,
    development,
    clientErrors: async () => new Response(null, { status: 204 }),
    deploy: async () => new Response(null, { status: 404 }),
    feeds: async () => null,
    trustedProxies: 0,
    log: (line) => lines.push(line),
  });
  server = await listen(gateway.fetch, '127.0.0.1', 0, development);
}

const ask = (options: RequestInit = {}) =>
  fetch(`${server?.url}/prod-api/admin-api${EXPORT}?key=many.`, {
    ...options,
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'br, gzip' },
  });

/** Tells of every query: for an export of its labels, and then of each batch. */
const counting = (implementation: Implementation, asked: () => void): Implementation => ({
  ...implementation,
  handle: (call) => {
    const db = new Proxy<Database>(call.db, {
      get(target, name) {
        if (name === 'select') asked();
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    return implementation.handle({ ...call, db });
  },
});

describe('an export over the network', () => {
  let queries: number;
  const failingAt = (query: number) =>
    serve(
      configHandlers.map((each) =>
        counting(each, () => {
          queries += 1;
          if (queries === query) throw new Error('the database went away');
        }),
      ),
    );
  beforeEach(() => {
    queries = 0;
  });

  it('arrives whole and as it was made', async () => {
    await failingAt(Infinity);

    const answer = await ask();

    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(
      Buffer.from(await answer.bytes())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
    expect(queries).toBe(1 + Math.ceil(MANY / 1000));
    await vi.waitFor(() => expect(lines).toMatchObject([{ status: 200, code: 0, user: 1 }]));
  });

  it('is refused in the envelope when its first rows cannot be read', async () => {
    await failingAt(2);

    expect(await (await ask()).json()).toEqual({ code: 500, data: null, msg: '系统异常' });
  });

  it('is cut off when a later one cannot be read, and the log says why', async () => {
    await failingAt(3);

    const answer = await ask();

    expect(answer.status).toBe(200);
    await expect(answer.bytes()).rejects.toThrow();
    await vi.waitFor(() => expect(lines).toMatchObject([{ error: expect.stringContaining('the database went away') }]));
  });
});

describe('the reader of an export', () => {
  it('sets the pace at which it is made, and ends it by going away', async () => {
    let queries = 0;
    const api = appWith(configHandlers.map((each) => counting(each, () => (queries += 1))));
    const answer = await api.fetch(
      new Request(`http://test/admin-api${EXPORT}?key=many.`, { headers: { authorization: `Bearer ${token}` } }),
      { address: '192.0.2.1' },
    );
    const reader = answer.body?.getReader();

    await reader?.read();
    await app.database.ping();
    const beforeLeaving = queries;
    await reader?.cancel();
    await app.database.ping();

    // The labels and the first batch.
    expect(beforeLeaving).toBe(2);
    expect(queries).toBe(2);
  });

  it('is missed over the network, too', async () => {
    let cancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
      cancel: () => {
        cancelled = true;
      },
    });
    await serve([implementFile(config.export, async () => ({ name: 'endless', mediaType: 'text/plain', content: endless }))]);
    const leaving = new AbortController();
    const answer = await ask({ signal: leaving.signal });
    await answer.body?.getReader().read();

    leaving.abort();

    await vi.waitFor(() => expect(cancelled).toBe(true));
    await vi.waitFor(() => expect(lines).toHaveLength(1));
  });
});
