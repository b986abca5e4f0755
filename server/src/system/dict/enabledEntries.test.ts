import { openSeededDatabase } from '@zhilv/testing/server/open-test-database';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/openDatabase.ts';
import { dictDataRows } from './dictData.table.ts';
import { enabledEntries } from './enabledEntries.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openSeededDatabase();
});
afterAll(() => database.close());

const read = () => enabledEntries({ db: database.db, tenantId: 1 });
const labels = async () => (await read()).filter(({ dictType }) => dictType === 'place').map(({ label }) => label);
const place = (value: string) => and(eq(dictDataRows.dictType, 'place'), eq(dictDataRows.value, value));

it('are read once while no row changes', async () => {
  const [one, same] = await Promise.all([read(), read()]);

  expect(same).toEqual(one);
  expect(await read()).toBe(await read());
});

it('follow every change, also one that was made past the server', async () => {
  const { db } = database;
  const before = await read();

  await db.insert(dictDataRows).values(['1', '2'].map((value) => ({ dictType: 'place', value, label: `第${value}处` })));
  expect(await labels()).toEqual(['第1处', '第2处']);
  expect(await read()).not.toBe(before);

  await db.update(dictDataRows).set({ label: '湖心亭' }).where(place('1'));
  expect(await labels()).toEqual(['湖心亭', '第2处']);

  await db.update(dictDataRows).set({ status: 1 }).where(place('2'));
  expect(await labels()).toEqual(['湖心亭']);

  await db.transaction(async (transaction) => {
    await transaction.delete(dictDataRows).where(place('2'));
    await transaction.insert(dictDataRows).values({ dictType: 'place', value: '3', label: '断桥' });
  });
  expect(await labels()).toEqual(['湖心亭', '断桥']);
});
