import { fillTestStaff, TEST_PASSWORD } from '@zhilv/testing/server/fill-test-staff';
import { quickHash } from '@zhilv/testing/server/quick-hash';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { isLong, rounds } from '@zhilv/testing/soak';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loginLogs } from '../system/auth/loginLog.table.ts';
import { users } from '../system/user/user.table.ts';

// At full length two days pass, so that counts are forgotten and begin anew.
const MINUTES = rounds({ sample: 40, soak: 2 * 24 * 60 });
const HOURS = Math.ceil(MINUTES / 60);
const NAMES = Array.from({ length: 30 }, (_, index) => `staff${index}`);
const [HOME, OFFICE, BOTNET_NETWORKS] = ['192.0.2.1', '192.0.2.2', 5];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ fill: fillTestStaff });
  const password = quickHash(TEST_PASSWORD);
  await app.database.db.insert(users).values(NAMES.map((username) => ({ tenantId: 1, username, nickname: username, password })));
});
afterAll(() => app.database.close());

/** Gives the code of the answer, and the seconds to wait where somebody is told to. */
async function login(username: string, password: string, address: string): Promise<{ code: number; waitSeconds: number }> {
  const { body, headers } = await app.call('POST', '/system/auth/login', { body: { username, password }, address });
  const { code } = body as { code: number };
  return { code, waitSeconds: code === 429 ? Number(headers.get('retry-after')) : 0 };
}

it(
  `in ${MINUTES} minutes of guessing few passwords are tried, and those who know theirs sign in`,
  async () => {
    const { clock, database } = app;
    const codesAtHome = new Set<number>();
    let longestWait = 0;
    for (const name of ['clerk', 'superb']) await login(name, TEST_PASSWORD, name === 'clerk' ? HOME : OFFICE);

    for (let minute = 0; minute < MINUTES; minute += 1) {
      clock.now += 60_000;
      // Strangers try one account from networks without end, and many accounts from one network.
      for (let index = 0; index < BOTNET_NETWORKS; index += 1)
        await login('clerk', 'wrong123', `2001:db8:${minute.toString(16)}:${index}::1`);
      await login(NAMES[minute % NAMES.length] ?? '', 'wrong123', `2001:db9:0:1::${minute.toString(16)}`);
      // A colleague tries the account of somebody behind the same address.
      await login('superb', 'wrong123', OFFICE);
      if (minute % 10 > 0) continue;
      codesAtHome.add((await login('clerk', TEST_PASSWORD, HOME)).code);
      const { waitSeconds } = await login('superb', TEST_PASSWORD, OFFICE);
      longestWait = Math.max(longestWait, waitSeconds);
      clock.now += waitSeconds * 1000;
      codesAtHome.add((await login('superb', TEST_PASSWORD, OFFICE)).code);
    }

    expect([...codesAtHome]).toEqual([0]);
    expect(longestWait).toBeLessThanOrEqual(600);
    const tried = and(eq(loginLogs.username, 'clerk'), eq(loginLogs.result, 10));
    // Ten are free; the waits add up to 17 minutes before they last ten minutes each.
    expect(await database.db.$count(loginLogs, tried)).toBeLessThanOrEqual(10 + 9 + 6 * HOURS + 1);
  },
  isLong ? 3_600_000 : 120_000,
);
