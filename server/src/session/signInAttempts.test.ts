import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { fillTestStaff, TEST_PASSWORD } from '@zhilv/testing/server/fill-test-staff';
import { quickHash } from '@zhilv/testing/server/quick-hash';
import { loginLogs } from '../system/auth/loginLog.table.ts';
import { users } from '../system/user/user.table.ts';
import { signInAttempts } from './signInAttempt.table.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const STRANGERS = Array.from({ length: 9 }, (_, index) => `staff${index}`);

let app: TestApp;
beforeAll(async () => {
  const signInLimit = { perAccount: 3, perAddress: 8, lockMs: 10 * MINUTE_MS };
  app = await startTestApp({ fill: fillTestStaff, settings: { signInLimit, trustedProxies: 1 } });
  const password = quickHash(TEST_PASSWORD);
  await app.database.db
    .insert(users)
    .values(STRANGERS.map((username) => ({ tenantId: 1, username, nickname: username, password })));
});
afterAll(() => app.database.close());

// Every test has addresses of its own, and nobody has signed in from them or guessed before.
let home = 0;
beforeEach(async () => {
  home += 1;
  await app.database.db.delete(signInAttempts);
});
const here = () => `192.0.2.${home}`;
const elsewhere = (index = 0) => `198.51.${index}.${home}`;

async function login(username: string, password: string, address: string) {
  const { headers, body } = await app.call('POST', '/system/auth/login', { body: { username, password }, address });
  const { code, msg } = body as { code: number; msg: string };
  return { code, msg, retryAfter: headers.get('retry-after') };
}
const fail = (username: string, address: string) => login(username, 'wrong123', address);
const succeed = (username: string, address: string) => login(username, TEST_PASSWORD, address);

async function failTimes(times: number, username: string, address: string) {
  for (let count = 0; count < times; count += 1) await fail(username, address);
}

const wrong = { code: 1002000000, msg: '登录失败，账号密码不正确', retryAfter: null };
const wrongAndThenWait = (seconds: number) => ({ ...wrong, retryAfter: String(seconds) });
const wait = (seconds: number, words = `${seconds} 秒`) => ({
  code: 429,
  msg: `登录失败次数过多，请在 ${words}后重试`,
  retryAfter: String(seconds),
});
const welcome = { code: 0, msg: '', retryAfter: null };

describe('wrong passwords for one account from one place', () => {
  it('make it wait at their limit, with the right password too, and say for how long', async () => {
    const failures = [await fail('clerk', here()), await fail('clerk', here()), await fail('clerk', here())];

    expect(failures).toEqual([wrong, wrong, wrongAndThenWait(2)]);
    expect(await succeed('clerk', here())).toEqual(wait(2));
    expect(await succeed('clerk', elsewhere())).toEqual(welcome);
    expect(await succeed('nobody', here())).toEqual(welcome);
  });

  it('make it wait twice as long each time, up to the limit, and attempts meanwhile change nothing', async () => {
    await succeed('clerk', here());
    await failTimes(3, 'clerk', here());
    const waits = [];
    for (const seconds of [2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600]) {
      waits.push((await succeed('clerk', here())).retryAfter);
      app.clock.now += seconds * 1000;
      await fail('clerk', here());
    }

    expect(waits).toEqual(['2', '4', '8', '16', '32', '64', '128', '256', '512', '600', '600']);
    expect(await fail('clerk', here())).toEqual(wait(600, '10 分钟'));
  });

  it('lock the name for nobody there: after seconds the right password is welcome', async () => {
    await failTimes(20, 'clerk', here());
    app.clock.now += 2 * 1000;

    expect(await succeed('clerk', here())).toEqual(welcome);
  });

  it('are forgotten after the right password, and a day after the last', async () => {
    await failTimes(2, 'clerk', here());
    await succeed('clerk', here());
    const after = [await fail('clerk', here()), await fail('clerk', here())];
    app.clock.now += DAY_MS;

    expect(after).toEqual([wrong, wrong]);
    expect(await fail('clerk', here())).toEqual(wrong);
  });

  it('are no more when they come at once than one after the other', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => fail('clerk', here())));

    expect(answers.filter(({ code }) => code === wrong.code)).toHaveLength(3);
  });
});

describe('wrong passwords for one account from everywhere', () => {
  it('make those wait who never signed in where they are', async () => {
    await succeed('clerk', here());
    const answers = [];
    for (let index = 1; index <= 7; index += 1) answers.push(await fail('clerk', elsewhere(index)));

    expect(answers).toEqual([wrong, wrong, wrong, wrong, wrong, wrongAndThenWait(2), wait(2)]);
    expect(await succeed('clerk', elsewhere(8))).toEqual(wait(2));
    expect(await succeed('clerk', here())).toEqual(welcome);
    expect(await succeed('nobody', elsewhere(8))).toEqual(welcome);
  });

  it('are not those that somebody made before the right one', async () => {
    for (let day = 0; day < 5; day += 1) {
      await failTimes(2, 'clerk', elsewhere(day));
      expect(await succeed('clerk', elsewhere(day))).toEqual(welcome);
    }

    expect(await fail('clerk', elsewhere(9))).toEqual(wrong);
  });

  it('stay as many when somebody at home has mistyped', async () => {
    await succeed('clerk', here());
    for (let index = 1; index <= 5; index += 1) await fail('clerk', elsewhere(index));
    await failTimes(2, 'clerk', here());
    await succeed('clerk', here());

    expect(await fail('clerk', elsewhere(6))).toEqual(wrongAndThenWait(2));
  });
});

describe('wrong passwords for many accounts from one place', () => {
  const guess = async (addressOf: (index: number) => string) => {
    const answers = [];
    for (const [index, name] of STRANGERS.entries()) answers.push(await fail(name, addressOf(index)));
    return answers;
  };

  it('make those wait there who never signed in there', async () => {
    await succeed('clerk', here());

    expect(await guess(here)).toEqual([...STRANGERS.slice(0, 7).map(() => wrong), wrongAndThenWait(600), wait(600, '10 分钟')]);
    expect(await succeed('nobody', here())).toEqual(wait(600, '10 分钟'));
    expect(await succeed('clerk', here())).toEqual(welcome);
    expect(await succeed('nobody', elsewhere())).toEqual(welcome);
  });

  it('are counted by the network where somebody has more addresses than can be counted', async () => {
    const answers = await guess((index) => `2001:db8:1:2:${index}::${index}`);

    expect(answers.at(-1)).toEqual(wait(600, '10 分钟'));
    expect(await succeed('nobody', '2001:db8:1:3::1')).toEqual(welcome);
  });

  it('are counted once however the address is spelled', async () => {
    const spellings = [
      '2001:db8:7::1',
      '2001:DB8:7::1',
      '2001:0db8:0007:0000:0000:0000:0000:0001',
      '2001:db8:7:0:0:0:0:1',
      '[2001:db8:7::1]',
      '[2001:db8:7::1]:40001',
      '2001:db8:7::0.0.0.1',
      '2001:db8:7:0::1',
      '2001:db8:7::1%eth0',
    ];
    const answers = [];
    for (const [index, spelling] of spellings.entries())
      answers.push(
        await app.answer('POST', '/system/auth/login', {
          body: { username: STRANGERS[index], password: 'wrong123' },
          headers: { 'x-forwarded-for': spelling },
        }),
      );

    expect(answers.map(({ code }) => code)).toEqual([...Array<number>(8).fill(wrong.code), 429]);
  });
});

it('The right password of somebody at home is looked at before the guesses of strangers that wait', async () => {
  await succeed('clerk', here());
  const order: string[] = [];
  const guesses = Array.from({ length: 40 }, async (_, index) => {
    await fail(`unknown${index}`, elsewhere(index));
    order.push('guess');
  });
  const signedIn = succeed('clerk', here()).then(() => order.push('clerk'));

  await Promise.all([...guesses, signedIn]);

  // It would be the last. How many are done by then depends on what else the machine does.
  expect(order.indexOf('clerk')).toBeLessThan(39);
});

it('A wait lasts no longer than its own length, though it began while the clock was wrong', async () => {
  app.clock.now += 2 * DAY_MS;
  await failTimes(3, 'clerk', here());
  for (const name of STRANGERS.slice(0, 5)) await fail(name, here());
  app.clock.now -= 2 * DAY_MS;
  const first = [await succeed('clerk', here()), await succeed('nobody', here())];
  app.clock.now += 10 * MINUTE_MS;

  expect(first).toEqual([wait(600, '10 分钟'), wait(600, '10 分钟')]);
  expect([await succeed('clerk', here()), await succeed('nobody', here())]).toEqual([welcome, welcome]);
});

describe('the login log', () => {
  const logged = () => app.database.db.select().from(loginLogs).where(eq(loginLogs.userIp, here())).orderBy(desc(loginLogs.id));

  it('has every attempt, with those that were told to wait', async () => {
    await failTimes(4, 'clerk', here());
    await succeed('clerk', here());

    expect((await logged()).map(({ result, username, userId }) => [result, username, userId])).toEqual([
      [100, 'clerk', null],
      [100, 'clerk', null],
      [10, 'clerk', 2],
      [10, 'clerk', 2],
      [10, 'clerk', 2],
    ]);
  });

  it('counts those that come without end in one row', async () => {
    await failTimes(3 + 60, 'clerk', here());

    const rows = await logged();
    expect(rows.reduce((sum, { attempts }) => sum + attempts, 0)).toBe(63);
    expect(rows).toHaveLength(3 + 50 + 1);
  });
});

it('counts by the connection, not by the header that anyone can invent', async () => {
  const untrusting = await startTestApp({ fill: fillTestStaff });
  const codes = [];
  for (let index = 1; index <= 6; index += 1) {
    const body = { username: 'clerk', password: 'wrong123' };
    const headers = { 'x-forwarded-for': `198.51.100.${index}` };
    codes.push((await untrusting.answer('POST', '/system/auth/login', { body, headers })).code);
  }
  await untrusting.database.close();

  expect(codes).toEqual([...Array<number>(5).fill(wrong.code), 429]);
});
