import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillTestStaff, TEST_PASSWORD } from '@zhilv/testing/server/fill-test-staff';
import { refusal, startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { loginLogs } from '../auth/loginLog.table.ts';
import { users } from '../user/user.table.ts';
import { smsCodes } from './smsCode.table.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
const SIGN_IN = 21;
const FORGOTTEN = 23;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    fill: async (database) => {
      await fillTestStaff(database);
      const [clerk] = await database.db.select().from(users).where(eq(users.username, 'clerk'));
      if (clerk === undefined) throw new Error('the test staff has no clerk');
      const numbered = (number: number, more: object = {}) => ({
        tenantId: 1,
        username: `phone${number}`,
        nickname: `手机${number}`,
        password: clerk.password,
        mobile: mobile(number),
        ...more,
      });
      await database.db
        .insert(users)
        .values([...Array.from({ length: 20 }, (_, at) => numbered(at)), numbered(20, { status: 1 })]);
    },
  });
});
afterAll(() => app.database.close());

/** Each test has a phone of its own, for what is counted is counted by phone. */
const mobile = (number: number): string => `156123456${String(number).padStart(2, '0')}`;
const success = { code: 0, data: true, msg: '' };

const send = (to: string, scene = SIGN_IN, address?: string) =>
  app.answer('POST', '/system/auth/send-sms-code', { body: { mobile: to, scene }, ...(address && { address }) });
const signIn = (by: string, code: string, address?: string) =>
  app.answer('POST', '/system/auth/sms-login', { body: { mobile: by, code }, ...(address && { address }) });
const reset = (by: string, code: string, password: string) =>
  app.answer('POST', '/system/auth/reset-password', { body: { mobile: by, code, password } });

async function sentCode(to: string, scene = SIGN_IN): Promise<string> {
  expect(await send(to, scene)).toEqual(success);
  const { data } = await app.answer('GET', `/system/sms-code/outbox?mobile=${to}`, { tenant: null });
  return (data as readonly { code: string }[])[0]?.code ?? '';
}

const otherThan = (code: string): string => (code === '000000' ? '111111' : '000000');

describe('sending a code', () => {
  it('reaches the phone of an account, and no copy of the database tells it', async () => {
    const code = await sentCode(mobile(0));

    expect(code).toMatch(/^\d{6}$/);
    expect(JSON.stringify(await app.database.db.select().from(smsCodes))).not.toContain(`"${code}"`);
  });

  it.each([
    [{ mobile: '123', scene: 21 }, '手机号格式不正确'],
    [{ scene: 21 }, '手机号不能为空'],
    [{ mobile: mobile(0), scene: 99 }, '必须在指定范围 [1, 2, 3, 4, 21, 22, 23]'],
  ])('refuses %j', async (body, message) => {
    expect(await app.answer('POST', '/system/auth/send-sms-code', { body })).toEqual(refusal(400, `请求参数不正确:${message}`));
  });

  it('refuses a phone of no account, and that of another tenant', async () => {
    expect(await send('13900000000')).toEqual(refusal(1002000007, '手机号不存在'));
    const elsewhere = { tenant: 4, body: { mobile: mobile(0), scene: SIGN_IN } };
    expect(await app.answer('POST', '/system/auth/send-sms-code', elsewhere)).toEqual(refusal(1002000007, '手机号不存在'));
  });

  it('has no text for registering and for consumers', async () => {
    expect(await send(mobile(1), 22)).toEqual(refusal(1002013002, '短信模板不存在'));
    expect(await send(mobile(1), 1)).toEqual(refusal(1002013002, '短信模板不存在'));
  });

  it('is done once a minute, for all purposes together, and of many at once only one is sent', async () => {
    const answers = await Promise.all([send(mobile(2)), send(mobile(2)), send(mobile(2), FORGOTTEN)]);

    const tooFrequent = refusal(1002014005, '短信发送过于频率');
    expect(answers.toSorted((one, other) => one.code - other.code)).toEqual([success, tooFrequent, tooFrequent]);
    app.clock.now += MINUTE_MS;
    expect(await send(mobile(2))).toEqual(success);
  });

  it('is done ten times a day', async () => {
    for (let time = 1; time <= 10; time += 1) {
      expect(await send(mobile(3))).toEqual(success);
      app.clock.now += MINUTE_MS;
    }

    expect(await send(mobile(3))).toEqual(refusal(1002014004, '超过每日短信发送数量'));
    app.clock.now += DAY_MS;
    expect(await send(mobile(3))).toEqual(success);
  });

  it('is bounded for a network, which could ask for one number after the other', async () => {
    const address = '198.51.100.1';
    const limit = app.settings.signInLimit.perAddress;
    for (let time = 1; time <= limit; time += 1) await send('13900000000', SIGN_IN, address);

    expect(await send(mobile(4), SIGN_IN, address)).toEqual(refusal(429, '短信发送次数过多，请在 10 分钟后重试'));
    expect(await send(mobile(4), SIGN_IN, '198.51.100.2')).toEqual(success);
  });

  it('is off outside development, and nobody can read what was sent', async () => {
    const off = await startTestApp({ fill: fillTestStaff, settings: { playsSmsGateway: false } });
    await off.database.db
      .update(users)
      .set({ mobile: mobile(0) })
      .where(eq(users.username, 'clerk'));

    const body = { mobile: mobile(0), scene: SIGN_IN };
    expect(await off.answer('POST', '/system/auth/send-sms-code', { body })).toEqual(refusal(1002013002, '短信模板不存在'));
    expect(await off.answer('GET', `/system/sms-code/outbox?mobile=${mobile(0)}`)).toMatchObject({ code: 501 });
    await off.database.close();
  });
});

describe('signing in by a code', () => {
  it('gives tokens and is written down as such', async () => {
    const code = await sentCode(mobile(5));

    expect(await signIn(mobile(5), code)).toMatchObject({ code: 0, data: { accessToken: expect.any(String) } });

    const log = await app.database.db.select().from(loginLogs).where(eq(loginLogs.username, 'phone5'));
    expect(log).toMatchObject([{ logType: 103, result: 0 }]);
  });

  it('takes a code once, though it comes twice at the same moment', async () => {
    const code = await sentCode(mobile(6));

    const answers = await Promise.all([signIn(mobile(6), code), signIn(mobile(6), code)]);

    expect(answers.map((answer) => answer.code).toSorted((one, other) => one - other)).toEqual([0, 1002014002]);
    expect(await signIn(mobile(6), code)).toEqual(refusal(1002014002, '验证码已使用'));
  });

  it('takes a code for ten minutes', async () => {
    const code = await sentCode(mobile(7));

    app.clock.now += 10 * MINUTE_MS;

    expect(await signIn(mobile(7), code)).toEqual(refusal(1002014001, '验证码已过期'));
  });

  it('has one answer for a wrong code, one for another purpose or phone, and an unknown phone', async () => {
    const code = await sentCode(mobile(8));
    const unknown = refusal(1002014000, '验证码不存在');

    expect(await signIn(mobile(8), otherThan(code))).toEqual(unknown);
    expect(await signIn(mobile(9), code)).toEqual(unknown);
    expect(await signIn('13900000000', code)).toEqual(unknown);
    expect(await reset(mobile(8), code, 'another5')).toEqual(unknown);
  });

  it('makes who guesses wait, with the right code as well, and nobody else', async () => {
    const code = await sentCode(mobile(10));
    const guesser = '203.0.113.7';
    for (let time = 1; time <= app.settings.signInLimit.perAccount; time += 1) await signIn(mobile(10), otherThan(code), guesser);

    expect(await signIn(mobile(10), code, guesser)).toEqual(refusal(429, '验证码错误次数过多，请在 2 秒后重试'));
    expect(await signIn(mobile(10), code, '192.0.2.9')).toMatchObject({ code: 0 });
  });

  it('looks at one guess after the other, so that many at once are no way around the wait', async () => {
    const code = await sentCode(mobile(11));
    const guesses = Array.from({ length: 30 }, () => signIn(mobile(11), otherThan(code), '203.0.113.8'));

    const codes = (await Promise.all(guesses)).map((answer) => answer.code);

    expect(codes.filter((each) => each === 1002014000)).toHaveLength(app.settings.signInLimit.perAccount);
    expect(codes.filter((each) => each === 429)).toHaveLength(30 - app.settings.signInLimit.perAccount);
  });

  it('tells a disabled user so', async () => {
    const code = await sentCode(mobile(20));

    expect(await signIn(mobile(20), code)).toEqual(refusal(1002000001, '登录失败，账号被禁用'));
  });
});

describe('a forgotten password', () => {
  it('is replaced by a code, which ends the sign-ins there were and the wait of who had tried it', async () => {
    const { accessToken: token } = await app.signIn('phone12', TEST_PASSWORD);
    for (let time = 1; time <= app.settings.signInLimit.perAccount; time += 1)
      await app.answer('POST', '/system/auth/login', { body: { username: 'phone12', password: 'forgotten' } });

    expect(await reset(mobile(12), await sentCode(mobile(12), FORGOTTEN), 'another5')).toEqual(success);

    expect(await app.answer('GET', '/system/auth/get-permission-info', { token })).toMatchObject({ code: 401 });
    expect(await app.signIn('phone12', 'another5')).toHaveProperty('accessToken');
  });

  it('keeps its code when the new one breaks the rules', async () => {
    const code = await sentCode(mobile(13), FORGOTTEN);

    expect(await reset(mobile(13), code, 'abc')).toEqual(refusal(400, '请求参数不正确:密码长度为 4-16 位'));
    expect(await reset(mobile(13), code, 'another5')).toEqual(success);
  });

  it('cannot be used to sign in', async () => {
    const code = await sentCode(mobile(14), FORGOTTEN);

    expect(await signIn(mobile(14), code)).toEqual(refusal(1002014000, '验证码不存在'));
  });
});
