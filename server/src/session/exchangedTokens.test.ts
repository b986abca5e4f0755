import type { Tokens } from '@zhilv/contract/system';
import { fillTestStaff, TEST_PASSWORD } from '@zhilv/testing/server/fill-test-staff';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { loginLogs } from '../system/auth/loginLog.table.ts';
import { accessTokens, formerRefreshTokens, refreshTokens } from './token.table.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

let app: TestApp;
let first: Tokens;
beforeAll(async () => {
  app = await startTestApp({ fill: fillTestStaff });
});
beforeEach(async () => {
  first = await app.signIn('clerk', TEST_PASSWORD);
});
afterAll(() => app.database.close());

const answerTo = (refreshToken: string) => app.answer('POST', `/system/auth/refresh-token?refreshToken=${refreshToken}`);
const refresh = async ({ refreshToken }: Tokens) => (await answerTo(refreshToken)).data as Tokens;
const codeOf = async ({ accessToken }: Tokens) =>
  (await app.answer('GET', '/system/auth/get-permission-info', { token: accessToken })).code;
const unknown = { code: 400, data: null, msg: '无效的刷新令牌' };

it('a refresh exchanges both tokens, and the next one goes on from there', async () => {
  const second = await refresh(first);
  app.clock.now += MINUTE_MS;
  const third = await refresh(second);

  expect(new Set([first, second, third].flatMap(({ accessToken, refreshToken }) => [accessToken, refreshToken])).size).toBe(6);
  expect(third.refreshToken).toMatch(/^[0-9a-f]{32}$/);
  expect([await codeOf(first), await codeOf(second), await codeOf(third)]).toEqual([401, 401, 0]);
});

it.each([0, 9 * SECOND_MS, 30 * SECOND_MS])('the same token gives the same pair again %i ms later', async (passed) => {
  const second = await refresh(first);
  app.clock.now += passed;

  expect(await refresh(first)).toEqual(second);
  expect(await codeOf(second)).toBe(0);
});

it('many that come at once with one token get one pair', async () => {
  const pairs = await Promise.all(Array.from({ length: 8 }, () => refresh(first)));

  expect(new Set(pairs.map((pair) => JSON.stringify(pair))).size).toBe(1);
});

it('a token that comes again after the grace ends the sign-in, whoever has which token, and the login log has it', async () => {
  const second = await refresh(first);
  app.clock.now += 30 * SECOND_MS + 1;

  expect(await answerTo(first.refreshToken)).toEqual(unknown);

  expect(await codeOf(second)).toBe(401);
  expect(await answerTo(second.refreshToken)).toEqual(unknown);
  const forced = await app.database.db.select().from(loginLogs).where(eq(loginLogs.logType, 202));
  expect(forced).toMatchObject([{ username: 'clerk', userId: 2, result: 0, userIp: '192.0.2.1', createTime: app.clock.now }]);
});

it('a token that was exchanged twice is refused within the grace, and costs nobody the sign-in', async () => {
  const third = await refresh(await refresh(first));

  expect(await answerTo(first.refreshToken)).toEqual(unknown);

  expect(await codeOf(third)).toBe(0);
});

it('a token of one sign-in or tenant ends no other', async () => {
  const other = await app.signIn('clerk', TEST_PASSWORD);
  await refresh(first);
  app.clock.now += MINUTE_MS;
  const path = `/system/auth/refresh-token?refreshToken=${first.refreshToken}`;

  expect(await app.answer('POST', path, { tenant: 4 })).toEqual(unknown);
  expect(await answerTo(first.refreshToken)).toEqual(unknown);

  expect(await codeOf(other)).toBe(0);
});

it('signing out ends what was exchanged, too', async () => {
  const second = await refresh(first);
  await app.answer('POST', '/system/auth/logout', { token: second.accessToken });

  expect(await answerTo(first.refreshToken)).toEqual(unknown);
  expect(await answerTo(second.refreshToken)).toEqual(unknown);
});

it('no refresh prolongs the thirty days, and tokens that were exchanged long ago are forgotten', async () => {
  const kept = () => app.database.db.$count(formerRefreshTokens);
  const before = await kept();
  let tokens = first;
  for (let passed = 0; passed < 30; passed += 6) {
    tokens = await refresh(tokens);
    app.clock.now += 6 * DAY_MS;
  }

  // A week of them is kept.
  expect((await kept()) - before).toBe(2);
  expect(await answerTo(tokens.refreshToken)).toEqual({ code: 401, data: null, msg: '刷新令牌已过期' });
  expect(await kept()).toBe(before);
});

it('the database holds no token, and nothing that gives one', async () => {
  const second = await refresh(first);

  const { db } = app.database;
  const stored = JSON.stringify([
    await db.select().from(refreshTokens),
    await db.select().from(accessTokens),
    await db.select().from(formerRefreshTokens),
  ]);
  for (const token of [first, second].flatMap(({ accessToken, refreshToken }) => [accessToken, refreshToken])) {
    expect(stored).not.toContain(token);
  }
});
