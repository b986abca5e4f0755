import type { Tokens } from '@zhilv/contract/system';
import { fillTestStaff, TEST_PASSWORD } from '@zhilv/testing/server/fill-test-staff';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { randomSeed, rounds } from '@zhilv/testing/soak';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { steadyClock } from '../call/steadyClock.ts';
import { SEEDED_PASSWORD } from '../system/user/seededPasswords.ts';

const STEPS = rounds({ sample: 20, soak: 2000 });
const MINUTE_MS = 60_000;
const TWO_DAYS_MS = 2 * 24 * 60 * MINUTE_MS;

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.database.close());

let written = 0;
async function write(token: string): Promise<number> {
  written += 1;
  const type = `step_${written}`;
  return (await app.answer('POST', '/system/dict-type/create', { token, body: { name: type, type, status: 0 } })).code;
}

const refresh = async ({ refreshToken }: Tokens): Promise<Tokens> =>
  (await app.answer('POST', `/system/auth/refresh-token?refreshToken=${refreshToken}`)).data as Tokens;

it.each([TWO_DAYS_MS, -TWO_DAYS_MS])('takes what a signed-in user writes after the clock was set by %i ms', async (step) => {
  const tokens = await app.signIn('admin', SEEDED_PASSWORD);

  app.clock.wrongBy = step;
  const codes = [await write(tokens.accessToken), await write((await refresh(tokens)).accessToken)];

  expect(codes).toEqual([0, 0]);
});

it(`ends an access token when its own time is over, over ${STEPS} steps of the clock`, async () => {
  const random = new SeededRandom(randomSeed);
  let tokens = await app.signIn('admin', SEEDED_PASSWORD);
  let leftMs = 30 * MINUTE_MS;

  for (let count = 0; count < STEPS; count += 1) {
    app.clock.wrongBy = Math.round((2 * random.next() - 1) * TWO_DAYS_MS);
    const passed = Math.round(random.next() * 20 * MINUTE_MS);
    app.clock.now += passed;
    leftMs -= passed;
    expect(await write(tokens.accessToken), `step ${count}`).toBe(leftMs > 0 ? 0 : 401);
    if (leftMs > 0) continue;
    tokens = await refresh(tokens);
    leftMs = 30 * MINUTE_MS;
  }
}, 600_000);

it('of a start with a clock that was two days ahead keeps sign-ins, for their own length', async () => {
  app.clock.now += TWO_DAYS_MS;
  const tokens = await app.signIn('admin', SEEDED_PASSWORD);

  // The next start finds the clock corrected.
  app.clock.now -= TWO_DAYS_MS;
  const during = await write(tokens.accessToken);
  app.clock.now += 30 * MINUTE_MS;

  expect([during, await write(tokens.accessToken)]).toEqual([0, 401]);
  const { accessToken } = await refresh(tokens);
  app.clock.now += 29 * MINUTE_MS;
  expect(await write(accessToken)).toBe(0);
});

it('does not end a new sign-in for those that a clock ahead has left', async () => {
  const bounded = await startTestApp({ fill: fillTestStaff, settings: { signInsPerAccount: 2 } });
  bounded.clock.now += TWO_DAYS_MS;
  for (let count = 0; count < 2; count += 1) await bounded.signIn('clerk', TEST_PASSWORD);
  bounded.clock.now -= TWO_DAYS_MS;

  const { accessToken } = await bounded.signIn('clerk', TEST_PASSWORD);

  const { code } = await bounded.answer('GET', '/system/auth/get-permission-info', { token: accessToken });
  await bounded.database.close();
  expect(code).toBe(0);
});

it('forgets no wait and no count when the clock is set', async () => {
  const attempt = (password: string) => app.answer('POST', '/system/auth/login', { body: { username: 'admin', password } });
  for (let count = 0; count < 6; count += 1) await attempt('wrong123');
  const waiting = await attempt(SEEDED_PASSWORD);

  app.clock.wrongBy = TWO_DAYS_MS;
  const ahead = await attempt(SEEDED_PASSWORD);
  app.clock.wrongBy = -TWO_DAYS_MS;
  const behind = await attempt(SEEDED_PASSWORD);

  expect([waiting.code, ahead.code, behind.code]).toEqual([429, 429, 429]);
});

it('goes on evenly when the clock of the machine is set', () => {
  const clock = steadyClock();
  const before = clock();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + TWO_DAYS_MS });
  const after = clock();
  vi.useRealTimers();

  expect(Number.isInteger(before)).toBe(true);
  expect(after - before).toBeLessThan(TWO_DAYS_MS / 2);
});
