import type { ClientErrorReport } from '@zhilv/contract/operation';
import { openTestDatabase } from '@zhilv/testing/server/open-test-database';
import { randomSeed, rounds } from '@zhilv/testing/soak';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/openDatabase.ts';
import { clientErrors } from './clientError.table.ts';
import { takeClientErrors } from './takeClientErrors.ts';

const MINUTES = rounds({ sample: 3, soak: 60 });
const SENDERS = rounds({ sample: 4, soak: 20 });
const RELEASES = ['1.0.0-a', '1.0.0-b', '1.0.0-c'];

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it(`${MINUTES} minutes of invented reports from ${SENDERS} networks take no place from those of honest browsers (seed ${randomSeed})`, async () => {
  const random = new SeededRandom(randomSeed);
  const clock = { now: Date.UTC(2026, 2, 1) };
  let lines = 0;
  const take = takeClientErrors({
    db: database.db,
    clock: () => clock.now,
    steadyClock: () => clock.now,
    log: () => void (lines += 1),
    isPublished: (_, release) => RELEASES.includes(release),
  });
  const report = async (errors: ClientErrorReport['errors'], address: string): Promise<number> => {
    const body = JSON.stringify({ hostRelease: '1.0.0-h', errors } satisfies ClientErrorReport);
    const request = new Request('http://site.example/client-errors', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    return (await take(request, address)).status;
  };
  const error = (message: string, release: string): ClientErrorReport['errors'][number] => ({
    kind: random.pick(['error', 'render', 'rejection'] as const),
    remote: random.pick(['remote_system', 'remote_bpm']),
    release,
    path: '/system/dict',
    message,
    stack: `draw /remotes/remote_system/${release}/page.js:1:${random.below(1e6)}`,
    count: 1 + random.below(100),
  });
  const honest = ['a is undefined', 'b is undefined', 'c is undefined'].map((message, index) => ({
    ...error(message, RELEASES[index] ?? ''),
    kind: 'render' as const,
  }));
  const refused: number[] = [];
  const lost: string[] = [];

  for (let minute = 0; minute < MINUTES; minute += 1) {
    clock.now += 60_000;
    for (let sender = 0; sender < SENDERS; sender += 1)
      for (let count = random.below(4); count > 0; count -= 1) {
        const release = random.chance(0.7) ? random.pick(RELEASES) : `9.9.${random.below(1e6)}-x`;
        const errors = Array.from({ length: 1 + random.below(5) }, () => error(`invented ${random.next()}`, release));
        await report(errors, `2001:db8:0:${sender.toString(16)}::${random.below(65_536).toString(16)}`);
      }
    // One sender does what it may for a minute, all of it at one release, and then a browser meets an error that is new.
    const aimed = error('met for the first time', random.pick(RELEASES));
    for (let count = 0; count < 12; count += 1)
      await report(
        Array.from({ length: 5 }, () => ({ ...aimed, message: `invented ${random.next()}` })),
        `2001:db8:0:${(minute % SENDERS).toString(16)}::1`,
      );
    const met = { ...aimed, message: `${aimed.message} in minute ${minute}` };
    await report([met], `198.51.100.${random.below(250)}`);
    if ((await database.db.$count(clientErrors, eq(clientErrors.message, met.message))) === 0) lost.push(met.message);
    // Honest browsers are many, each reports now and then, and several meet the same error.
    for (const one of honest) {
      const status = await report([one], `192.0.2.${random.below(250)}`);
      if (status !== 204) refused.push(status);
    }
  }

  expect(refused).toEqual([]);
  expect(lost).toEqual([]);
  const kept = await database.db.select().from(clientErrors);
  expect(kept.length).toBeLessThanOrEqual(500);
  for (const { message } of honest)
    expect(
      kept.some((row) => row.message === message),
      message,
    ).toBe(true);
  expect(lines).toBeLessThanOrEqual(SENDERS * 100 * Math.ceil(MINUTES / 60 + 1) + honest.length * 2 + MINUTES);
}, 900_000);
