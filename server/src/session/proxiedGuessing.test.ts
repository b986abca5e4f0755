import { fillTestStaff, TEST_PASSWORD } from '@zhilv/testing/server/fill-test-staff';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { randomSeed, rounds } from '@zhilv/testing/soak';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInAttempts } from './signInAttempt.table.ts';
import { othersMaySignIn, readSettings } from '../settings/settings.ts';

const STARTS = rounds({ sample: 300, soak: 50_000 });
const GUESSERS = rounds({ sample: 2, soak: 60 });
const PROXIES = 2;
const FREE = 5;

it(`no start of ${STARTS} at random lets strangers try the password that everybody knows (seed ${randomSeed})`, () => {
  const random = new SeededRandom(randomSeed);
  const own = ['127.0.0.1', '127.9.9.9', '::1', 'localhost', 'zhilv.localhost'];
  const open = [
    '0.0.0.0',
    '::',
    '10.0.0.5',
    'localhost.example.com',
    '127.example.com',
    '::ffff:10.0.0.5',
    '2001:db8::1',
    'notlocalhost',
  ];
  const bracketed = (host: string): string => (host.includes(':') ? `[${host}]` : host);
  for (let start = 0; start < STARTS; start += 1) {
    const reachable: boolean[] = [];
    const choose = (own: readonly string[], open: readonly string[]): string => {
      const isOpen = random.chance(0.3);
      reachable.push(isOpen);
      return random.pick(isOpen ? open : own);
    };
    const spelt = (host: string): string => (random.chance(0.3) ? host.toUpperCase() : host);
    const port = random.pick(['', ':8080', ':443']);
    const origins = (hosts: readonly string[]) => hosts.map((host) => `https://${bracketed(host)}${port}`);
    const environment = {
      HOST: spelt(choose(['', ...own], open)),
      TRUST_PROXY: choose(['', '0', 'false'], ['1', '2', 'true']),
      PUBLIC_ORIGIN: spelt(choose(['', ...origins(own)], origins(open))),
      NODE_ENV: choose(['', 'development'], ['production']),
    };
    const told = JSON.stringify(environment);

    expect(othersMaySignIn(readSettings(environment)), told).toBe(reachable.includes(true));
  }
});

let app: TestApp;
beforeAll(async () => {
  const signInLimit = { perAccount: FREE, perAddress: 50, lockMs: 600_000 };
  app = await startTestApp({ fill: fillTestStaff, settings: { trustedProxies: PROXIES, signInLimit } });
});
afterAll(() => app.database.close());

it(`whatever ${GUESSERS} guessers write before what our proxies write, each counts as one (seed ${randomSeed})`, async () => {
  const random = new SeededRandom(randomSeed);
  const login = async (password: string, forwarded: string): Promise<number> => {
    const headers = { 'x-forwarded-for': forwarded };
    const { code } = await app.answer('POST', '/system/auth/login', { body: { username: 'clerk', password }, headers });
    return code;
  };
  const nonsense = [
    '',
    ',',
    'unknown',
    '127.0.0.1',
    '::1',
    '"[::1]"',
    'x'.repeat(300),
    '192.0.2.250, 192.0.2.251',
    '_hidden',
    '%00',
  ];

  for (let guesser = 0; guesser < GUESSERS; guesser += 1) {
    await app.database.db.delete(signInAttempts);
    const group = (1 + random.below(4095)).toString(16);
    const spelt = (): string =>
      random.pick([
        () => `2001:db8:${group}:1::${random.below(65_536).toString(16)}`,
        () => `2001:DB8:${group.toUpperCase()}:1:0:0:0:${random.below(65_536).toString(16)}`,
        () => `[2001:db8:${group}:1::${random.below(65_536).toString(16)}]:${1024 + random.below(60_000)}`,
      ])();
    const codes: number[] = [];
    for (let guess = 0; guess < FREE * 3; guess += 1)
      codes.push(await login('wrong123', `${random.pick(nonsense)}, ${random.pick(nonsense)}, ${spelt()}, 10.0.0.7`));

    // After the free ones it waits, and so no further password is tried.
    expect(
      codes.filter((code) => code !== 429),
      codes.join(' '),
    ).toHaveLength(FREE);
    // Whoever knows the password signs in elsewhere.
    expect(await login(TEST_PASSWORD, '198.51.100.9, 10.0.0.7')).toBe(0);
  }
}, 600_000);
