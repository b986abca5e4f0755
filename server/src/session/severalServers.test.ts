import process from 'node:process';
import type { Tokens } from '@zhilv/contract/system';
import { fillTestStaff, TEST_PASSWORD } from '@zhilv/testing/server/fill-test-staff';
import { openTestDatabase } from '@zhilv/testing/server/open-test-database';
import { addressOn } from '@zhilv/testing/server/prepared-databases';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '../db/openDatabase.ts';
import type { App } from '../http/createApp.ts';
import { readSettings } from '../settings/settings.ts';
import { createApi } from '../start/createApi.ts';
import { users } from '../system/user/user.table.ts';

const LIMIT = 4;
const closings: (() => Promise<void>)[] = [];

let database: OpenDatabase;
let now = Date.UTC(2026, 2, 1);
beforeEach(async () => {
  database = await openTestDatabase();
  closings.push(database.close);
  await fillTestStaff(database);
});
afterEach(async () => {
  for (const close of closings.splice(0).toReversed()) await close();
});

/** A server of its own on the database: with connections of its own where that is PostgreSQL, for PGlite has one. */
async function startServer(): Promise<App> {
  const settings = { ...readSettings({}).app, signInLimit: { perAccount: LIMIT, perAddress: 20, lockMs: 600_000 } };
  return createApi({ database: await connected(), clock: () => now, settings, log: () => {} });
}

async function connected(): Promise<OpenDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined) return database;
  const [current] = await database.db
    .select({ name: sql<string>`current_database()` })
    .from(users)
    .limit(1);
  const own = await openDatabase({ databaseUrl: addressOn(server, current?.name ?? ''), dataDirectory: null });
  closings.push(own.close);
  return own;
}

interface Sent {
  readonly body?: object;
  readonly token?: string;
  readonly address?: string;
}

async function ask(server: App, path: string, { body, token, address = '192.0.2.1' }: Sent = {}) {
  const headers = {
    'tenant-id': '1',
    ...(body && { 'Content-Type': 'application/json' }),
    ...(token && { Authorization: `Bearer ${token}` }),
  };
  const method = path.endsWith('-info') ? 'GET' : 'POST';
  const request = new Request(`http://test/admin-api/system/auth/${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await server.fetch(request, { address, written: () => {} });
  return (await answer.json()) as { readonly code: number; readonly data: unknown };
}

const login = (server: App, password: string, address?: string) =>
  ask(server, 'login', { body: { username: 'clerk', password }, ...(address && { address }) });
const tokensOf = async (server: App) => (await login(server, TEST_PASSWORD)).data as Tokens;
const refresh = (server: App, { refreshToken }: Tokens) => ask(server, `refresh-token?refreshToken=${refreshToken}`);
const whoAmI = async (server: App, { accessToken }: Tokens) =>
  (await ask(server, 'get-permission-info', { token: accessToken })).code;

it('two servers count wrong passwords together, and one that starts afterwards goes on with the wait', async () => {
  const [one, other] = [await startServer(), await startServer()];
  for (let count = 0; count < LIMIT; count += 1) await login(count % 2 === 0 ? one : other, 'wrong-one');

  const codes = [
    await login(one, TEST_PASSWORD),
    await login(other, TEST_PASSWORD),
    await login(await startServer(), TEST_PASSWORD),
  ];

  expect(codes.map(({ code }) => code)).toEqual([429, 429, 429]);
  now += 600_000;
  expect((await login(await startServer(), TEST_PASSWORD)).code).toBe(0);
});

it('strangers who guess at both keep nobody out where that one is at home', async () => {
  const [one, other] = [await startServer(), await startServer()];
  const home = '198.51.100.7';
  await login(one, TEST_PASSWORD, home);

  for (let count = 0; count < 6 * LIMIT; count += 1)
    await login(count % 2 === 0 ? one : other, 'wrong-one', `203.0.113.${count}`);

  expect((await login(other, TEST_PASSWORD, '203.0.113.99')).code).toBe(429);
  expect((await login(other, TEST_PASSWORD, home)).code).toBe(0);
});

it('a sign-in at one holds at the other, and ends there at once', async () => {
  const [one, other] = [await startServer(), await startServer()];
  const tokens = await tokensOf(one);
  const before = await whoAmI(other, tokens);

  await ask(other, 'logout', { token: tokens.accessToken });

  expect([before, await whoAmI(one, tokens)]).toEqual([0, 401]);
});

it('a refresh token that comes to both at once is exchanged for one pair', async () => {
  const servers = [await startServer(), await startServer()];
  const tokens = await tokensOf(servers[0] as App);

  const answers = await Promise.all([...servers, ...servers, ...servers].map((server) => refresh(server, tokens)));

  expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  for (const server of servers) expect(await whoAmI(server, answers[0]?.data as Tokens)).toBe(0);
});
