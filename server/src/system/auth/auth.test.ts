import { scryptSync } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { hashQuickly, hashStrongly } from '@zhilv/testing/server/quick-hash';
import { refusal, startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { accessTokens, refreshTokens } from '../../session/token.table.ts';
import { loginLogs } from './loginLog.table.ts';
import { users } from '../user/user.table.ts';
import { fillTestStaff, TEST_PASSWORD } from '@zhilv/testing/server/fill-test-staff';

const MINUTE_MS = 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ fill: fillTestStaff });
});
afterAll(() => app.database.close());

const envelope = async (...call: Parameters<TestApp['call']>) => (await app.call(...call)).body;
const login = (username: string, password: string, tenant: number | string | null = 1) =>
  envelope('POST', '/system/auth/login', { tenant, body: { username, password } });

describe('signing in', () => {
  it('gives a pair of tokens of 128 random bits, of which only hashes are stored', async () => {
    const tokens = await app.signIn('clerk', TEST_PASSWORD);

    expect(tokens).toEqual({
      userId: 2,
      accessToken: expect.stringMatching(/^[0-9a-f]{32}$/),
      refreshToken: expect.stringMatching(/^[0-9a-f]{32}$/),
      expiresTime: app.clock.now + 30 * MINUTE_MS,
    });
    const stored = JSON.stringify([
      await app.database.db.select().from(accessTokens),
      await app.database.db.select().from(refreshTokens),
    ]);
    expect(stored).not.toContain(tokens.accessToken);
    expect(stored).not.toContain(tokens.refreshToken);
  });

  it('has one answer for an unknown name and a wrong password', async () => {
    const answers = [await login('stranger', TEST_PASSWORD), await login('clerk', 'wrong123')];

    const refused = refusal(1002000000, '登录失败，账号密码不正确');
    expect(answers).toEqual([refused, refused]);
  });

  it('tells a disabled user so, but only with the right password', async () => {
    expect(await login('barred', 'wrong123')).toMatchObject({ code: 1002000000 });
    expect(await login('barred', TEST_PASSWORD)).toEqual(refusal(1002000001, '登录失败，账号被禁用'));
  });

  it.each([
    [{}, '登录账号不能为空'],
    [{ username: 'clerk' }, '密码不能为空'],
    [{ username: 'abc', password: 'x'.repeat(4) }, '账号长度为 4-16 位'],
    [{ username: 'clerk_1', password: 'x'.repeat(4) }, '账号格式为数字以及字母'],
    [{ username: 'clerk', password: 'x'.repeat(17) }, '密码长度为 4-16 位'],
  ])('refuses %j', async (body, message) => {
    expect(await envelope('POST', '/system/auth/login', { body })).toEqual(refusal(400, `请求参数不正确:${message}`));
  });

  it('is written down with name, address, browser and outcome, and on the account', async () => {
    await envelope('POST', '/system/auth/login', {
      body: { username: 'nobody', password: TEST_PASSWORD },
      address: '198.51.100.9',
      headers: { 'user-agent': 'test browser' },
    });

    const log = await app.database.db.select().from(loginLogs).where(eq(loginLogs.username, 'nobody'));
    const [account] = await app.database.db.select().from(users).where(eq(users.username, 'nobody'));
    expect(log).toMatchObject([
      { userId: 3, result: 0, logType: 100, userIp: '198.51.100.9', userAgent: 'test browser', createTime: app.clock.now },
    ]);
    expect(account).toMatchObject({ loginIp: '198.51.100.9', loginDate: app.clock.now });
  });

  it('hashes a password anew that was hashed with other parameters, and leaves one of today’s as it is', async () => {
    hashStrongly();
    onTestFinished(hashQuickly);
    const outdated = scryptSync(TEST_PASSWORD, 'salt', 32, { N: 1024, r: 8, p: 1 }).toString('base64').replaceAll('=', '');
    const named = eq(users.username, 'clerk');
    await app.database.db
      .update(users)
      .set({ password: `$scrypt$ln=10,r=8,p=1$c2FsdA$${outdated}` })
      .where(named);

    await login('clerk', 'wrong123');
    const [untouched] = await app.database.db.select().from(users).where(named);
    expect(untouched?.password).toMatch(/^\$scrypt\$ln=10,/);
    await app.signIn('clerk', TEST_PASSWORD);
    const [renewed] = await app.database.db.select().from(users).where(named);
    await app.signIn('clerk', TEST_PASSWORD);
    const [later] = await app.database.db.select().from(users).where(named);

    expect(renewed?.password).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$/);
    expect(later?.password).toBe(renewed?.password);
  });

  it('is written down when it fails', async () => {
    await login('ghost', 'wrong123');

    const log = await app.database.db.select().from(loginLogs).where(eq(loginLogs.username, 'ghost'));
    expect(log).toMatchObject([{ userId: null, result: 10 }]);
  });
});

describe('a tenant', () => {
  it.each([
    [null, 400, '请求的租户标识未传递，请进行排查'],
    ['abc', 400, '请求的租户标识未传递，请进行排查'],
    [99999, 1002015000, '租户不存在'],
    [2, 1002015001, '名字为【乙公司】的租户已被禁用'],
    [3, 1002015002, '名字为【丙公司】的租户已过期'],
  ])('%s is refused with %d', async (tenant, code, message) => {
    expect(await login('clerk', TEST_PASSWORD, tenant)).toEqual(refusal(code, message));
  });

  it('does not know the accounts of another', async () => {
    expect(await login('clerk', TEST_PASSWORD, 4)).toMatchObject({ code: 1002000000 });
  });

  it('is the user’s own where a call names none or nonsense', async () => {
    const { accessToken: token } = await app.signIn('clerk', TEST_PASSWORD);
    const path = '/system/auth/get-permission-info';

    expect(await envelope('GET', path, { token, tenant: null })).toMatchObject({ code: 0 });
    expect(await envelope('GET', path, { token, tenant: 'abc' })).toMatchObject({ code: 0 });
    expect(await envelope('GET', path, { token, tenant: 4 })).toEqual(refusal(403, '您无权访问该租户的数据'));
  });

  it('is found by name without naming one', async () => {
    const path = '/system/tenant/get-id-by-name';

    expect(await envelope('GET', `${path}?name=丁公司`, { tenant: null })).toEqual({ code: 0, data: 4, msg: '' });
    expect(await envelope('GET', `${path}?name=没有这个`, { tenant: null })).toEqual({ code: 0, data: null, msg: '' });
    expect(await envelope('GET', path, { tenant: null })).toEqual(refusal(400, '请求参数缺失:name'));
  });

  it('plays no part where the feature is off', async () => {
    const off = await startTestApp({ fill: fillTestStaff, settings: { tenant: false } });
    const body = { username: 'clerk', password: TEST_PASSWORD };

    expect((await off.call('POST', '/system/auth/login', { tenant: null, body })).body).toMatchObject({ code: 0 });
    expect((await off.call('POST', '/system/auth/login', { tenant: 99999, body })).body).toMatchObject({ code: 0 });
    await off.database.close();
  });
});
