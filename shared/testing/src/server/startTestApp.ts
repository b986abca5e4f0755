import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Tokens } from '@zhilv/contract/system';
import {
  type AppSettings,
  createApi,
  dueWorks,
  type Implementation,
  readSettings,
  type RequestLine,
  runDueWork,
  type Send,
  sender,
} from '@zhilv/server/api';
import type { OpenDatabase } from '@zhilv/server/database';
import { openSeededDatabase, openTestDatabase } from './openTestDatabase.ts';

interface TestRequest {
  readonly token?: string;
  /** The `tenant-id` header; null leaves it out. */
  readonly tenant?: number | string | null;
  /** Sent as JSON; text and forms are sent as they stand. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The address that the request comes from. */
  readonly address?: string;
}

interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** The envelope of an answer (docs/protocol/README.md §2). */
interface Envelope {
  readonly code: number;
  readonly data: unknown;
  readonly msg: string;
}

/** The API on a database of its own, with a clock that stands still until it is moved. */
export interface TestApp {
  readonly database: OpenDatabase;
  readonly lines: readonly RequestLine[];
  /** Method and path of the calls that may have changed something. */
  readonly written: readonly string[];
  /** `now` moves as time passes; `wrongBy` is what the machine's clock was set ahead by, in milliseconds. */
  readonly clock: { now: number; wrongBy: number };
  readonly settings: AppSettings;
  /** The path stands below `/admin-api` and carries its query. */
  readonly call: (method: string, path: string, request?: TestRequest) => Promise<TestAnswer>;
  /** The body of a `call`. */
  readonly answer: (method: string, path: string, request?: TestRequest) => Promise<Envelope>;
  /** Does the same as `call`, for answers that are no JSON. */
  readonly fetch: (method: string, path: string, request?: TestRequest) => Promise<Response>;
  /** Signs in to tenant 1. */
  readonly signIn: (username: string, password: string) => Promise<Tokens>;
  /** Does the due work of a name until nothing of it is left, and gives how many it did. No loop runs in tests. */
  readonly due: (name: string) => Promise<number>;
}

interface TestAppOptions {
  readonly settings?: Partial<AppSettings>;
  readonly implementations?: readonly Implementation[];
  /** Fills an empty database before the first call; left out, there is what a new installation starts with. */
  readonly fill?: (database: OpenDatabase) => Promise<void>;
  /** Answers what is sent to other servers; left out, nothing answers but this app. */
  readonly send?: Send;
}

/** For tests: starts the API as the gateway does, without a port. Close its database in the end. */
export async function startTestApp({ settings: changed, implementations, fill, send }: TestAppOptions = {}): Promise<TestApp> {
  const database = fill === undefined ? await openSeededDatabase() : await openTestDatabase();
  await fill?.(database);
  const clock = { now: Date.UTC(2026, 2, 1), wrongBy: 0 };
  const lines: RequestLine[] = [];
  const written: string[] = [];
  // Nothing was ever published in this folder, and it is not the site directory that somebody works with.
  const siteDirectory = path.join(tmpdir(), `zhilv-no-site-${randomUUID()}`);
  const settings = { ...readSettings({}).app, siteDirectory, ...changed };
  const app = createApi({
    // Tests look at what is asked of this one.
    database: { share: () => database.db },
    clock: () => clock.now + clock.wrongBy,
    steadyClock: () => clock.now,
    settings,
    log: (line) => lines.push(line),
    ...(implementations === undefined ? {} : { implementations }),
  });

  async function fetch(method: string, path: string, request: TestRequest = {}): Promise<Response> {
    const { token, tenant = 1, body, address = '192.0.2.1' } = request;
    const isSentAsItStands = typeof body === 'string' || body instanceof FormData;
    const headers = new Headers(
      body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json;charset=utf-8' },
    );
    if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
    if (tenant !== null) headers.set('tenant-id', String(tenant));
    for (const [name, value] of Object.entries(request.headers ?? {})) headers.set(name, value);
    const sent = body === undefined ? {} : { body: isSentAsItStands ? body : JSON.stringify(body) };
    return app.fetch(new Request(`http://test/admin-api${path}`, { method, headers, ...sent }), {
      address,
      written: () => written.push(`${method} ${path}`),
    });
  }

  async function call(method: string, path: string, request?: TestRequest): Promise<TestAnswer> {
    const answer = await fetch(method, path, request);
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  }

  const answer: TestApp['answer'] = async (...request) => (await call(...request)).body as Envelope;

  async function signIn(username: string, password: string): Promise<Tokens> {
    const envelope = await answer('POST', '/system/auth/login', { body: { username, password } });
    if (envelope.code !== 0) throw new Error(`Sign-in of ${username} failed: ${JSON.stringify(envelope)}`);
    return envelope.data as Tokens;
  }

  const toItself = sender({ api: app, origins: () => [], reachesThisMachine: false, reachesPrivateNetworks: true });
  const answered: Send = (address, ...sent) =>
    (send !== undefined && !address.startsWith('/') ? send : toItself)(address, ...sent);

  async function due(name: string): Promise<number> {
    const work = (await dueWorks()).find((one) => one.name === name);
    if (work === undefined) throw new Error(`No *.due.ts declares ${name}.`);
    const now = () => clock.now + clock.wrongBy;
    return runDueWork(work, { db: database.db, clock: now, settings, send: answered, wake: () => {} });
  }

  return { due, database, lines, written, clock, settings, call, answer, fetch, signIn };
}

/** For tests: the envelope of a refused call. */
export const refusal = (code: number, msg: string) => ({ code, data: null, msg });
