import { openTestDatabase } from '@zhilv/testing/server/open-test-database';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/openDatabase.ts';
import { clientErrors } from './clientError.table.ts';
import { keepClientErrors } from './keepClientErrors.ts';

const PLACES = { kept: 4, keptOfUnknown: 2 };
const PUBLISHED = new Set(['0.1.0-a', '0.1.0-b']);

let database: OpenDatabase;
let now: number;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(clientErrors);
  now = Date.UTC(2026, 2, 1);
});

/** Has a network report an error. */
async function see(message: string, network: string, release = '0.1.0-a'): Promise<void> {
  now += 1000;
  const error = { kind: 'render', remote: 'remote_bpm', release, path: '/x', message, stack: '', count: 1 } as const;
  await keepClientErrors(
    database.db,
    { hostRelease: '0.1.0-h', errors: [error], browser: 'Chrome 120', network, now },
    async () => ({ isOfKnownRelease: PUBLISHED.has(release) }),
    PLACES,
  );
}

const kept = async () =>
  (await database.db.select().from(clientErrors).orderBy(asc(clientErrors.lastTime))).map(({ message }) => message);

it('pushes out what was not seen for the longest time', async () => {
  for (const message of ['a', 'b', 'a', 'c', 'd', 'e']) await see(message, '192.0.2.1');

  expect(await kept()).toEqual(['a', 'c', 'd', 'e']);
});

it('takes the places that a flood wants from its own sender', async () => {
  await see('true of one', '192.0.2.2');
  await see('true of another', '192.0.2.3');

  for (let number = 1; number <= 5; number += 1) await see(`invented ${number}`, '192.0.2.1');

  expect(await kept()).toEqual(['true of one', 'true of another', 'invented 4', 'invented 5']);
});

it('takes an error that several senders met for nobody’s, however many they met', async () => {
  for (const message of ['true', 'true too', 'true as well'])
    for (const network of ['192.0.2.2', '192.0.2.3']) await see(message, network);

  for (let number = 1; number <= 5; number += 1) await see(`invented ${number}`, '192.0.2.1');

  expect(await kept()).toEqual(['true', 'true too', 'true as well', 'invented 5']);
});

it('gives releases that nobody published few places together, whoever sends them', async () => {
  await see('true of one', '192.0.2.2');
  await see('true of another', '192.0.2.3');

  for (let number = 1; number <= 4; number += 1) await see(`invented ${number}`, `198.51.100.${number}`, `0.1.${number}-x`);

  expect(await kept()).toEqual(['true of one', 'true of another', 'invented 3', 'invented 4']);
});

it('takes the places that a flood of many senders wants from the release that it is about', async () => {
  await see('true of the other release', '192.0.2.2', '0.1.0-b');

  for (let number = 1; number <= 5; number += 1) await see(`invented ${number}`, `198.51.100.${number}`);

  expect(await kept()).toEqual(['true of the other release', 'invented 3', 'invented 4', 'invented 5']);
});
