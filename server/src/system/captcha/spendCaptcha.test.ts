import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillTestStaff, TEST_PASSWORD } from '@zhilv/testing/server/fill-test-staff';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { testCaptcha } from '@zhilv/testing/captcha/test-captcha';
import { signInAttempts } from '../../session/signInAttempt.table.ts';
import { loginLogs } from '../auth/loginLog.table.ts';
import { verificationOf } from './captchaCipher.ts';

const REFUSED = { code: 1002000004, data: null, msg: '验证码不正确，原因：验证码已失效，请重新获取' };

describe('signing in with the captcha always on', () => {
  let app: TestApp;
  let client: ReturnType<typeof testCaptcha>;
  beforeAll(async () => {
    app = await startTestApp({ fill: fillTestStaff, settings: { captcha: 'always' } });
    client = testCaptcha(app);
  });
  beforeEach(async () => {
    await app.database.db.delete(signInAttempts);
    await app.database.db.delete(loginLogs);
  });
  afterAll(() => app.database.close());

  const login = (captchaVerification?: string, password = TEST_PASSWORD) =>
    app.answer('POST', '/system/auth/login', { body: { username: 'clerk', password, captchaVerification } });

  it.each([undefined, ''])('is refused without one (%j)', async (verification) => {
    expect(await login(verification)).toEqual({ code: 400, data: null, msg: '请求参数不正确:验证码不能为空' });
  });

  it('takes a right answer once', async () => {
    const verification = await client.solved();

    expect(await login(verification)).toMatchObject({ code: 0 });
    expect(await login(verification)).toEqual(REFUSED);
  });

  it('lets one of several in that carry the same answer at the same moment', async () => {
    const verification = await client.solved();

    const answers = await Promise.all([login(verification), login(verification), login(verification)]);

    expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([0, 1002000004, 1002000004]);
  });

  it('takes it within 180 seconds', async () => {
    const verification = await client.solved();
    app.clock.now += 180_000;

    expect(await login(verification)).toEqual(REFUSED);
  });

  it('looks at it before the password, which uses it up', async () => {
    const verification = await client.solved();

    expect(await login('abc', 'wrong123')).toEqual(REFUSED);
    expect(await login(verification, 'wrong123')).toMatchObject({ code: 1002000000 });
    expect(await login(verification)).toEqual(REFUSED);
  });

  it('takes no challenge that nobody solved, and none of its parts', async () => {
    const asked = await client.challenge();
    const text = JSON.stringify({ x: await client.placeOf(asked), y: 5 });

    expect(await login(verificationOf(asked.token, text, asked.secretKey))).toEqual(REFUSED);
    expect(await login(asked.token)).toEqual(REFUSED);
  });

  it('is refused to a network that tries too many', async () => {
    const verification = await client.solved();
    await app.database.db
      .insert(signInAttempts)
      .values({ subject: 'captcha verify 192.0.2.1', failures: 120, expiresTime: app.clock.now + 60_000 });

    expect(await login(verification)).toEqual({
      code: 1002000004,
      data: null,
      msg: '验证码不正确，原因：verify接口请求次数超限，请稍后再试!',
    });
  });

  const logged = () => app.database.db.select().from(loginLogs).orderBy(asc(loginLogs.id));

  it('leaves a row in the login log when it is refused, and none when the page only asks whether one is needed', async () => {
    await login();
    await login('abc');

    expect(await logged()).toMatchObject([
      { logType: 100, result: 31, username: 'clerk', userId: null, userIp: '192.0.2.1', attempts: 1 },
    ]);
  });

  it('is counted up in one row when refused ones come without end, apart from attempts that were told to wait', async () => {
    for (let guess = 0; guess < 60; guess += 1) await login('abc');
    const waitUntil = app.clock.now + 60_000;
    await app.database.db
      .insert(signInAttempts)
      .values({ subject: 'account 1 clerk', failures: 9, waitUntil, expiresTime: waitUntil });
    await login('abc');

    const rows = await logged();
    const attemptsOf = (asked: number) => rows.filter(({ result }) => result === asked).map(({ attempts }) => attempts);
    expect(attemptsOf(31)).toEqual([...Array<number>(50).fill(1), 10]);
    expect(attemptsOf(100)).toEqual([1]);
  });
});

describe('signing in with the captcha after failures', () => {
  let lenient: TestApp;
  beforeAll(async () => {
    lenient = await startTestApp({ fill: fillTestStaff, settings: { captcha: 'afterFailures' } });
  });
  afterAll(() => lenient.database.close());

  const attempt = (password: string, address?: string) =>
    lenient.answer('POST', '/system/auth/login', { body: { username: 'clerk', password }, ...(address && { address }) });

  it('asks for one after three wrong passwords, but not where the account is at home', async () => {
    expect(await attempt(TEST_PASSWORD, '203.0.113.7')).toMatchObject({ code: 0 });
    for (let wrong = 0; wrong < 3; wrong += 1) expect(await attempt('wrong123')).toMatchObject({ code: 1002000000 });

    expect(await attempt(TEST_PASSWORD)).toMatchObject({ code: 400, msg: '请求参数不正确:验证码不能为空' });
    expect(await attempt(TEST_PASSWORD, '203.0.113.7')).toMatchObject({ code: 0 });
    expect(await attempt(TEST_PASSWORD, '203.0.113.8')).toMatchObject({ code: 400 });
  });
});

it('is ignored at sign-in while the captcha is off', async () => {
  const off = await startTestApp({ fill: fillTestStaff });
  const body = { username: 'clerk', password: TEST_PASSWORD, captchaVerification: 'abc' };

  expect(await off.answer('POST', '/system/auth/login', { body })).toMatchObject({ code: 0 });
  expect((await off.call('POST', '/system/captcha/get', { body: {} })).body).toMatchObject({ repCode: '0000' });
  await off.database.close();
});
