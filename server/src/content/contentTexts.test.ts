import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { count, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSeededDatabase } from '@zhilv/testing/server/open-test-database';
import type { OpenDatabase } from '../db/openDatabase.ts';
import { columnInfoRows } from './columnInfo.table.ts';
import { contentTextRows } from './contentText.table.ts';
import { findContent, mentions, prepareTexts, TEXT_RULES } from './contentTexts.ts';

let database: OpenDatabase;
beforeEach(async () => {
  database = await openSeededDatabase();
  await prepareTexts(database.db);
});
afterEach(() => database.close());

const storedContent = async (id: number) => {
  const [row] = await database.db
    .select({ content: columnInfoRows.content })
    .from(columnInfoRows)
    .where(eq(columnInfoRows.id, id));
  return row?.content;
};
const preparedRows = async (id: number) =>
  (await database.db.select({ rows: count() }).from(contentTextRows).where(eq(contentTextRows.id, id)))[0]?.rows;
const found = async (words: string) =>
  (await database.db.select({ id: columnInfoRows.id }).from(columnInfoRows).where(mentions(words))).map(({ id }) => id);
const write = (id: number, change: Partial<typeof columnInfoRows.$inferInsert>) =>
  database.db.update(columnInfoRows).set(change).where(eq(columnInfoRows.id, id));

describe('text that was written past the server', () => {
  const hostile = '<p onclick="alert(1)">索道检修</p><script>alert(1)</script>';

  it('is sanitised once, when it is first read, and stays so', async () => {
    await write(302, { content: hostile });

    expect((await findContent(database.db, eq(columnInfoRows.id, 302)))?.content).toBe('<p>索道检修</p>');

    expect(await storedContent(302)).toBe('<p>索道检修</p>');
    expect(await preparedRows(302)).toBe(1);
  });

  it('is found by its new words and not by the old ones', async () => {
    await write(302, { title: '缆车停运', summary: null, content: hostile });
    expect(await preparedRows(302)).toBe(0);

    await Promise.all([prepareTexts(database.db), prepareTexts(database.db)]);

    expect(await found('索道检修')).toEqual([302]);
    expect(await found('缆车停运')).toEqual([302]);
    expect(await found('onclick')).toEqual([]);
  });
});

it('is prepared anew when the rules change, and is not when only views are counted', async () => {
  await write(302, { viewCount: 7 });
  expect(await preparedRows(302)).toBe(1);
  await database.db.update(contentTextRows).set({ rules: TEXT_RULES - 1, terms: [] });
  expect(await found('预约')).toEqual([]);

  await prepareTexts(database.db);

  expect((await found('预约')).length).toBeGreaterThan(3);
});

it('is searched by the index, and once', async () => {
  const { db } = database;
  const scans = async () => {
    // A database counts for others what a session did once that ends its turn, or when it is told to.
    await db.execute(sql`select pg_stat_force_next_flush()`);
    const { rows } = (await db.execute(
      sql`select idx_scan, (select seq_scan from pg_stat_user_tables where relname = 'cjy_content_text') as seq_scan
          from pg_stat_user_indexes where indexrelname = 'cjy_content_text_terms'`,
    )) as { rows: { idx_scan: unknown; seq_scan: unknown }[] };
    return [Number(rows[0]?.idx_scan), Number(rows[0]?.seq_scan)];
  };
  await db.execute(sql`analyze cjy_content_text`);
  const [byIndex = 0, whole] = await scans();

  expect((await found('不会超售')).length).toBeGreaterThan(0);

  expect(await scans()).toEqual([byIndex + 1, whole]);
});

it('has the number of its rules', () => {
  // Whoever changes one of these raises TEXT_RULES, unless what they make stays the same, and writes the digest anew.
  const files = [
    'text/plainText.ts',
    'text/sanitiseRichText.ts',
    'text/searchTerms.ts',
    '../../../shared/contract/src/richText/allowedAttributes.ts',
    '../../../shared/contract/src/richText/richTextTags.ts',
  ];
  const rules = files.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')).join('');

  expect([TEXT_RULES, createHash('sha256').update(rules).digest('hex').slice(0, 16)]).toEqual([1, '925bb45f4546254a']);
});
