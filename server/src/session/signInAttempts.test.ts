import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { fillTestStaff, TEST_PASSWORD } from '@zhilv/testing/server/fill-test-staff';

const MINUTE_MS = 60_000;

let app: TestApp;
beforeAll(async () => {
  const signInLimit = { perAccount: 3, perAddress: 5, lockMs: 10 * MINUTE_MS };
  app = await startTestApp({ fill: fillTestStaff, settings: { signInLimit } });
});
afterAll(() => app.database.close());

// Every test comes from addresses of its own.
let home = 0;
beforeEach(() => {
  home += 1;
});
const here = () => `192.0.2.${home}`;
const elsewhere = () => `198.51.100.${home}`;

async function login(username: string, password: string, address: string) {
  const { headers, body } = await app.call('POST', '/system/auth/login', { body: { username, password }, address });
  return { code: (body as { code: number }).code, retryAfter: headers.get('retry-after') };
}
const fail = (username: string, address: string) => login(username, 'wrong123', address);
const succeed = (username: string, address: string) => login(username, TEST_PASSWORD, address);

const wrong = { code: 1002000000, retryAfter: null };
const locked = (seconds: number) => ({ code: 1002000000, retryAfter: String(seconds) });
const welcome = { code: 0, retryAfter: null };

it('locks an account for an address at its limit, against the right password too, and nobody else', async () => {
  const failures = [await fail('clerk', here()), await fail('clerk', here()), await fail('clerk', here())];

  expect(failures).toEqual([wrong, wrong, locked(600)]);
  expect(await succeed('clerk', here())).toEqual(locked(600));
  expect(await succeed('clerk', elsewhere())).toEqual(welcome);
  expect(await succeed('nobody', here())).toEqual(welcome);
});

it('unlocks after the time, which further attempts do not prolong', async () => {
  for (let count = 0; count < 3; count += 1) await fail('clerk', here());
  app.clock.now += 9 * MINUTE_MS;
  const late = await fail('clerk', here());
  app.clock.now += MINUTE_MS;

  expect(late).toEqual(locked(60));
  expect(await succeed('clerk', here())).toEqual(welcome);
});

it('counts anew after the right password, and after the time', async () => {
  await fail('clerk', here());
  await fail('clerk', here());
  await succeed('clerk', here());
  const after = [await fail('clerk', here()), await fail('clerk', here())];
  app.clock.now += 10 * MINUTE_MS;

  expect(after).toEqual([wrong, wrong]);
  expect(await fail('clerk', here())).toEqual(wrong);
});

it('locks an address that tries many accounts', async () => {
  for (const username of ['ann1', 'ben1', 'cat1', 'dan1']) expect(await fail(username, here())).toEqual(wrong);

  expect(await fail('eve1', here())).toEqual(locked(600));
  expect(await succeed('clerk', here())).toEqual(locked(600));
  expect(await succeed('clerk', elsewhere())).toEqual(welcome);
});

it('does not lock an address where many sign in rightly', async () => {
  for (let count = 0; count < 8; count += 1) expect(await succeed('clerk', here())).toEqual(welcome);
});

it('lets no more passwords be tried at once than one after the other', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => fail('clerk', here())));

  expect(answers.filter((answer) => answer.retryAfter === null)).toHaveLength(2);
});

it('counts by the connection, not by the header that anyone can invent', async () => {
  for (const invented of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) await failWithHeader(invented);

  expect((await failWithHeader('4.4.4.4')).headers.get('retry-after')).toBe('600');
});

const failWithHeader = (forwarded: string) =>
  app.call('POST', '/system/auth/login', {
    body: { username: 'clerk', password: 'wrong123' },
    address: here(),
    headers: { 'x-forwarded-for': forwarded },
  });
