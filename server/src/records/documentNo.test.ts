import { openTestDatabase } from '@zhilv/testing/server/open-test-database';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/openDatabase.ts';
import { documentNo } from './documentNo.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const NEW_YEAR = () => Date.parse('2026-12-31T16:00:05Z');

it('says what it numbers and the time of day in Shanghai', async () => {
  expect(await documentNo(database.db, NEW_YEAR, 'P')).toMatch(/^P20270101000005\d{6}$/);
});

it('is another one each time, many at once too', async () => {
  const numbers = await Promise.all(Array.from({ length: 50 }, () => documentNo(database.db, NEW_YEAR, 'o')));

  expect(new Set(numbers).size).toBe(50);
});

it('begins anew after a million and keeps its length', async () => {
  await database.db.execute(sql`select setval('document_number', 999998)`);

  const digits = [];
  for (let count = 0; count < 3; count += 1) digits.push((await documentNo(database.db, NEW_YEAR, 'R')).slice(-6));

  expect(digits).toEqual(['999999', '000000', '000001']);
});
