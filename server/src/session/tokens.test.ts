import type { Tokens } from '@zhilv/contract/system';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal, startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { loginLogs } from '../system/auth/loginLog.table.ts';
import { users } from '../system/user/user.table.ts';
import { fillTestStaff, TEST_PASSWORD } from '@zhilv/testing/server/fill-test-staff';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

let app: TestApp;
beforeAll(async () => {
  // These are the rules of a ruoyi-vue-pro; `exchangedTokens.test.ts` has those of a server that exchanges refresh tokens.
  app = await startTestApp({ fill: fillTestStaff, settings: { refreshTokenRotates: false } });
});
afterAll(() => app.database.close());

const envelope = async (...call: Parameters<TestApp['call']>) => (await app.call(...call)).body;
const refresh = (refreshToken: string, tenant: number | null = 1) =>
  envelope('POST', `/system/auth/refresh-token?refreshToken=${refreshToken}`, { tenant });
const signOut = (token?: string) => envelope('POST', '/system/auth/logout', token === undefined ? {} : { token });
const whoAmI = (token: string) => envelope('GET', '/system/auth/get-permission-info', { token });

const notSignedIn = refusal(401, '账号未登录');

describe('refreshing', () => {
  it('keeps the refresh token, gives a new access token and ends the old one at once', async () => {
    const before = await app.signIn('clerk', TEST_PASSWORD);
    app.clock.now += MINUTE_MS;

    const after = await refresh(before.refreshToken);

    expect(after).toEqual({
      code: 0,
      data: {
        userId: 2,
        accessToken: expect.not.stringMatching(before.accessToken),
        refreshToken: before.refreshToken,
        expiresTime: app.clock.now + 30 * MINUTE_MS,
      },
      msg: '',
    });
    expect(await whoAmI(before.accessToken)).toEqual(notSignedIn);
  });

  it('twice within ten seconds leaves both new access tokens alive, later it does not', async () => {
    const { refreshToken } = await app.signIn('clerk', TEST_PASSWORD);
    const refreshed = async () => ((await refresh(refreshToken)) as { data: { accessToken: string } }).data.accessToken;

    const one = await refreshed();
    app.clock.now += 9_000;
    const other = await refreshed();
    const living = [await whoAmI(one), await whoAmI(other)];
    app.clock.now += 10_000;
    await refreshed();

    expect(living).toMatchObject([{ code: 0 }, { code: 0 }]);
    expect([await whoAmI(one), await whoAmI(other)]).toEqual([notSignedIn, notSignedIn]);
  });

  it('takes the token in the body as well', async () => {
    const { refreshToken } = await app.signIn('clerk', TEST_PASSWORD);

    expect(await envelope('POST', '/system/auth/refresh-token', { body: { refreshToken } })).toMatchObject({ code: 0 });
  });

  it('is not troubled by a stale access token', async () => {
    const { refreshToken } = await app.signIn('clerk', TEST_PASSWORD);
    const path = `/system/auth/refresh-token?refreshToken=${refreshToken}`;

    expect(await envelope('POST', path, { token: 'stale' })).toMatchObject({ code: 0 });
  });

  it('refuses what is missing, unknown, of another tenant or without tenant', async () => {
    const { refreshToken } = await app.signIn('clerk', TEST_PASSWORD);

    expect(await envelope('POST', '/system/auth/refresh-token')).toEqual(refusal(400, '请求参数缺失:refreshToken'));
    expect(await refresh('bad')).toEqual(refusal(400, '无效的刷新令牌'));
    expect(await refresh(refreshToken, 4)).toEqual(refusal(400, '无效的刷新令牌'));
    expect(await refresh(refreshToken, null)).toEqual(refusal(400, '请求的租户标识未传递，请进行排查'));
  });

  it('ends seven days after the last time, and says so once', async () => {
    const { refreshToken } = await app.signIn('clerk', TEST_PASSWORD);
    app.clock.now += 7 * DAY_MS - 1;
    const inTime = await refresh(refreshToken);
    app.clock.now += 7 * DAY_MS;

    expect(inTime).toMatchObject({ code: 0 });
    expect(await refresh(refreshToken)).toEqual(refusal(401, '刷新令牌已过期'));
    expect(await refresh(refreshToken)).toEqual(refusal(400, '无效的刷新令牌'));
  });

  it('ends thirty days after signing in, however often it was done', async () => {
    const { refreshToken } = await app.signIn('clerk', TEST_PASSWORD);
    for (let week = 0; week < 4; week += 1) {
      app.clock.now += 7 * DAY_MS - 1;
      expect(await refresh(refreshToken)).toMatchObject({ code: 0 });
    }
    app.clock.now += 2 * DAY_MS + 4;

    expect(await refresh(refreshToken)).toEqual(refusal(401, '刷新令牌已过期'));
  });
});

it('Of the sign-ins of one account only the last used ones live', async () => {
  const bounded = await startTestApp({ fill: fillTestStaff, settings: { signInsPerAccount: 3 } });
  const permissionInfo = async (token: string) =>
    (await bounded.answer('GET', '/system/auth/get-permission-info', { token })).code;
  const sessions = [];
  for (let count = 0; count < 3; count += 1) sessions.push(await bounded.signIn('clerk', TEST_PASSWORD));
  bounded.clock.now += MINUTE_MS;
  const [first] = sessions;
  const { data } = await bounded.answer('POST', `/system/auth/refresh-token?refreshToken=${first?.refreshToken}`);

  const others = [await bounded.signIn('clerk', TEST_PASSWORD), await bounded.signIn('nobody', TEST_PASSWORD)];

  const tokens = [(data as Tokens).accessToken, ...[...sessions.slice(1), ...others].map(({ accessToken }) => accessToken)];
  const codes = [];
  for (const token of tokens) codes.push(await permissionInfo(token));
  await bounded.database.close();
  expect(codes).toEqual([0, 401, 0, 0, 0]);
});

describe('an access token', () => {
  it('lives thirty minutes', async () => {
    const { accessToken } = await app.signIn('clerk', TEST_PASSWORD);
    app.clock.now += 30 * MINUTE_MS - 1;
    const before = await whoAmI(accessToken);
    app.clock.now += 1;

    expect(before).toMatchObject({ code: 0 });
    expect(await whoAmI(accessToken)).toEqual(notSignedIn);
  });

  it('is no refresh token, nor the other way round', async () => {
    const { accessToken, refreshToken } = await app.signIn('clerk', TEST_PASSWORD);

    expect(await whoAmI(refreshToken)).toEqual(notSignedIn);
    expect(await refresh(accessToken)).toEqual(refusal(400, '无效的刷新令牌'));
  });

  it('is worth nothing, like the refresh token, once its user is disabled', async () => {
    const { accessToken, refreshToken } = await app.signIn('nobody', TEST_PASSWORD);
    await app.database.db.update(users).set({ status: 1 }).where(eq(users.username, 'nobody'));

    const answers = [await whoAmI(accessToken), await refresh(refreshToken)];
    await app.database.db.update(users).set({ status: 0 }).where(eq(users.username, 'nobody'));

    expect(answers).toEqual([notSignedIn, refusal(400, '无效的刷新令牌')]);
  });
});

describe('signing out', () => {
  it('ends both tokens, is written down, and may be repeated', async () => {
    const { accessToken, refreshToken } = await app.signIn('clerk', TEST_PASSWORD);

    const answers = [await signOut(accessToken), await signOut(accessToken), await signOut()];

    const done = { code: 0, data: true, msg: '' };
    expect(answers).toEqual([done, done, done]);
    expect(await whoAmI(accessToken)).toEqual(notSignedIn);
    expect(await refresh(refreshToken)).toEqual(refusal(400, '无效的刷新令牌'));
    const log = await app.database.db.select().from(loginLogs).where(eq(loginLogs.logType, 200));
    expect(log).toMatchObject([{ userId: 2, username: 'clerk' }]);
  });

  it('ends the refresh token of an access token that has expired', async () => {
    const { accessToken, refreshToken } = await app.signIn('clerk', TEST_PASSWORD);
    app.clock.now += 31 * MINUTE_MS;

    await signOut(accessToken);

    expect(await refresh(refreshToken)).toEqual(refusal(400, '无效的刷新令牌'));
  });
});
