import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { columnInfoRows } from './columnInfo.table.ts';
import { companyInfoRows } from './companyInfo.table.ts';
import { contentRevision } from './contentRevision.ts';

let app: TestApp;
let before: string;

const NOW = Date.parse('2026-06-01T00:00:00+08:00');
const revision = (now = NOW) => contentRevision(app.database.db, now);

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.database.close());
beforeEach(async () => {
  before = await revision();
});

it('changes with a row of the content, and with the company', async () => {
  await app.database.db
    .update(columnInfoRows)
    .set({ title: '改名', updateTime: NOW + 1 })
    .where(eq(columnInfoRows.id, 107));
  const ofRow = await revision();
  expect(ofRow).not.toBe(before);

  await app.database.db.update(companyInfoRows).set({ phone: '400-000-0001', updateTime: NOW + 2 });
  expect(await revision()).not.toBe(ofRow);
});

it('changes when a row is taken away, or is new', async () => {
  await app.database.db
    .update(columnInfoRows)
    .set({ deleted: true, updateTime: NOW + 3 })
    .where(eq(columnInfoRows.id, 106));
  const without = await revision();
  expect(without).not.toBe(before);

  await app.database.db
    .insert(columnInfoRows)
    .values({ type: 2, infoType: 1, title: '新', logo: '', content: '', publishTime: NOW + 60_000 });
  expect(await revision()).not.toBe(without);
});

it('changes when the time has come that a row is published at, though nobody touched it', async () => {
  expect(await revision(NOW + 59_000)).toBe(before);
  expect(await revision(NOW + 61_000)).not.toBe(before);
});

it('is the same after a visit', async () => {
  await app.call('GET', '/cjy/site/content/get?id=107', { tenant: null, headers: { 'x-view': '1' } });

  expect(await revision()).toBe(before);
});
