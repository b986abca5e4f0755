import { globSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { openTestDatabase } from '@zhilv/testing/server/open-test-database';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../openDatabase.ts';
import { pinyinKeyFunction } from './pinyinKey.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Sorts texts as the database does; those that are equal in it keep their order. */
async function sorted(texts: readonly string[]): Promise<string[]> {
  const { rows } = (await database.db.execute(
    sql`select t from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) with ordinality as r(t, n) order by pinyin_key(t), n`,
  )) as { rows: readonly { readonly t: string }[] };
  return rows.map(({ t }) => t);
}

it('sorts names as a dictionary does: numbers, Han by pinyin, Latin in any case', async () => {
  const names = ['银行', 'b', '上海', '3号线', 'A', '西安', '10号线', '重庆', '安徽', '沈阳', '北京', 'á', '（安徽）'];

  expect(await sorted(names)).toEqual([
    '（安徽）',
    '10号线',
    '3号线',
    '安徽',
    '北京',
    '重庆',
    '上海',
    '沈阳',
    '西安',
    '银行',
    'A',
    'á',
    'b',
  ]);
});

it('puts what it does not know at the end, always in the same order', async () => {
  expect(await sorted(['𠮷', '😀', 'z', 'あ', '😀a', '中'])).toEqual(['中', 'z', 'あ', '😀', '😀a', '𠮷']);
});

it('agrees with the browsers’ order on names of all kinds', async () => {
  const random = new SeededRandom(20_261_126);
  const alphabets = [
    '0123456789',
    'abcxyzABCXYZéüÑ',
    ' -_（）()《》、，。·…“”&@#%',
    '０９ＡＺａｚ①⑨Ⅳ℃',
    '〇阳庆文',
    ['重庆', '沈阳', '藏文'],
    HAN,
    HAN,
    HAN,
  ];
  const name = () => Array.from({ length: random.below(6) + 1 }, () => random.pick(Array.from(random.pick(alphabets)))).join('');
  const names = Array.from({ length: 5000 }, name);

  const browsers = names.toSorted(new Intl.Collator('zh-CN', { sensitivity: 'base' }).compare);

  expect(await sorted(names)).toEqual(browsers);
});

/** All of them, the rare ones too. */
const HAN = Array.from({ length: 0x9fff - 0x4e00 + 1 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('');

it('is in the migrations as this Node sorts; a new ICU needs a new migration, which makes it and its indexes anew', () => {
  const migrations = globSync('*.sql', { cwd: new URL('../../../migrations/', import.meta.url) }).toSorted();
  const made = migrations
    .map((file) => readFileSync(new URL(`../../../migrations/${file}`, import.meta.url), 'utf8'))
    .findLast((text) => text.includes('FUNCTION "pinyin_key"'));

  expect(made?.trim()).toBe(pinyinKeyFunction().trim());
});
