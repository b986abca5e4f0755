import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fillTestStaff, TEST_PASSWORD } from '@zhilv/testing/server/fill-test-staff';
import { hashStrongly } from '@zhilv/testing/server/quick-hash';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { randomSeed, rounds } from '@zhilv/testing/soak';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packedAnswer, PACKS_AT_ONCE } from '../response/encoding.ts';
import { users } from '../system/user/user.table.ts';
import { HASHES_AT_ONCE, hashPassword } from './password.ts';

const GUESSES = rounds({ sample: 16, soak: 40 });
const ROUNDS = rounds({ sample: 1, soak: 20 });
/** Node's own number of threads for files, passwords and packing. */
const THREADS = 4;

let app: TestApp;
beforeAll(async () => {
  const signInLimit = { perAccount: 1000, perAddress: 1000, lockMs: 60_000 };
  app = await startTestApp({ fill: fillTestStaff, settings: { signInLimit } });
  hashStrongly();
  const password = await hashPassword(TEST_PASSWORD);
  await app.database.db.update(users).set({ password }).where(eq(users.username, 'clerk'));
});
afterAll(() => app.database.close());

const codeFor = async (username: string, password: string, address: string): Promise<number> =>
  (await app.answer('POST', '/system/auth/login', { body: { username, password }, address })).code;

async function pack(): Promise<void> {
  const text = JSON.stringify(randomBytes(1_000_000).toString('hex'));
  const request = new Request('http://localhost/', { headers: { 'accept-encoding': 'gzip' } });
  await packedAnswer(request, new Response(text, { headers: { 'content-type': 'application/json' } }));
}

it('passwords and packing leave a thread for files', () => {
  expect(HASHES_AT_ONCE + PACKS_AT_ONCE).toBeLessThan(THREADS);
});

it(`while ${GUESSES} guess and long answers are packed, a file is read and somebody honest signs in, ${ROUNDS} times (seed ${randomSeed})`, async () => {
  const random = new SeededRandom(randomSeed);
  for (let round = 0; round < ROUNDS; round += 1) {
    const ended: string[] = [];
    const noted = (name: string) => () => void ended.push(name);
    const attack = Array.from({ length: GUESSES }, (_, guess) =>
      codeFor(`nobody${guess}`, 'wrong123', `2001:db8:0:${random.below(3)}::${guess}`).then(noted('guess')),
    );
    const packs = Array.from({ length: 12 }, () => pack().then(noted('pack')));
    // By then all threads are taken that they may take.
    await Promise.race([...attack, ...packs]);

    const file = readFile(import.meta.filename).then(noted('file'));
    const honest = codeFor('clerk', TEST_PASSWORD, '192.0.2.1').then((code) => ended.push(`clerk ${code}`));
    await Promise.all([...attack, ...packs, file, honest]);

    // Reading a file takes several turns of a thread, so it would end behind several of each.
    expect(ended.indexOf('file')).toBeLessThan(4);
    expect(ended.slice(0, ended.indexOf('clerk 0')).filter((name) => name === 'guess').length).toBeLessThan(GUESSES / 2);
  }
}, 600_000);
