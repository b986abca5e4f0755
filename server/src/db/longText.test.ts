import { openTestDatabase } from '@zhilv/testing/server/open-test-database';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { models } from '../bpm/model/model.table.ts';
import type { OpenDatabase } from './openDatabase.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const TEXT = `<名称 title="𠮷祥">${'\\ \' " \n'.repeat(1000)}</名称>`;

it('goes to the database as bytes, which a driver need not count, and comes back as it was', async () => {
  const { db } = database;
  const insertion = db.insert(models).values({ id: 'long', key: 'long', name: '长', tenantId: 1, bpmnXml: TEXT });

  expect(insertion.toSQL().params.filter((parameter) => parameter instanceof Uint8Array)).toHaveLength(1);
  await insertion;

  const [row] = await db.select({ bpmnXml: models.bpmnXml }).from(models).where(eq(models.bpmnXml, TEXT));
  expect(row?.bpmnXml).toBe(TEXT);
  const [stored] = await db.select({ length: sql`length(${models.bpmnXml})` }).from(models);
  expect(Number(stored?.length)).toBe(Array.from(TEXT).length);
});

it('may be missing', async () => {
  await database.db.insert(models).values({ id: 'none', key: 'none', name: '无', tenantId: 1, bpmnXml: null });

  const [row] = await database.db.select().from(models).where(eq(models.id, 'none'));
  expect(row?.bpmnXml).toBeNull();
});
