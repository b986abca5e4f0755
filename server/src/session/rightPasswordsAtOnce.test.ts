import { fillTestStaff, TEST_PASSWORD } from '@zhilv/testing/server/fill-test-staff';
import { quickHash } from '@zhilv/testing/server/quick-hash';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { isLong, randomSeed, rounds } from '@zhilv/testing/soak';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '../system/user/user.table.ts';

const ROUNDS = rounds({ sample: 1, soak: 100 });
const COLLEAGUES = Array.from({ length: 80 }, (_, index) => `colleague${index}`);
const OFFICE = '192.0.2.1';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ fill: fillTestStaff });
  const password = quickHash(TEST_PASSWORD);
  await app.database.db
    .insert(users)
    .values(COLLEAGUES.map((username) => ({ tenantId: 1, username, nickname: username, password })));
});
afterAll(() => app.database.close());

async function codeFor(username: string, password: string, address: string): Promise<number> {
  return (await app.answer('POST', '/system/auth/login', { body: { username, password }, address })).code;
}

it(
  `right passwords at once are all welcome, ${ROUNDS} times over: twenty for one account, and eighty of colleagues behind one address (seed ${randomSeed})`,
  async () => {
    const random = new SeededRandom(randomSeed);
    for (let round = 0; round < ROUNDS; round += 1) {
      app.clock.now += 60_000;
      const account = random.pick(COLLEAGUES);
      // Strangers guess among them, elsewhere and not often enough to make anybody wait.
      const guess = codeFor(random.pick(COLLEAGUES), 'wrong123', `198.51.${round}.7`);

      const [one, many] = await Promise.all([
        Promise.all(Array.from({ length: 20 }, () => codeFor(account, TEST_PASSWORD, OFFICE))),
        Promise.all(COLLEAGUES.map((username) => codeFor(username, TEST_PASSWORD, OFFICE))),
      ]);

      expect([...one, ...many]).toEqual(Array<number>(100).fill(0));
      expect(await guess).toBe(1002000000);
    }
  },
  isLong ? 3_600_000 : 120_000,
);
