import { Id } from '@zhilv/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ALL_OF_TENANT } from '../call/SignedInUser.ts';
import type { OpenDatabase } from '../db/openDatabase.ts';
import { openTestDatabase } from '@zhilv/testing/server/open-test-database';
import { dictDataRows } from '../system/dict/dictData.table.ts';
import { batchesOfRows, type ListCall, listOf, pageOfRows } from './paging.ts';
import { ascending, descending, type SortTerm } from './sorting.ts';

type Name = keyof typeof dictDataRows.$inferSelect;

const labels = ['b', 'B', '重庆', '北京', 'b', '上海', '3', '北京'];
const remarks = ['乙', null, '甲', 'a', 'B', null, '', '甲'];

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.insert(dictDataRows).values(
    remarks.map((remark, index) => ({
      id: index + 1,
      dictType: 'test',
      label: labels[index] ?? '',
      value: String(index),
      sort: index % 3,
      remark,
      createTime: Date.UTC(2026, 0, 1) + (index % 2),
    })),
  );
});
afterAll(() => database.close());

const listIn = (order: readonly SortTerm<Name>[]) =>
  listOf(dictDataRows, z.object({ id: Id }), {
    matches: () => [eq(dictDataRows.dictType, 'test')],
    order,
    sortable: ['label', 'remark', 'sort'],
  });

const call = <Input extends ListCall<unknown>['input']>(input: Input) => ({
  db: database.db,
  tenantId: 1,
  user: {
    id: 1,
    tenantId: 1,
    username: 'a',
    nickname: 'a',
    deptId: null,
    avatar: null,
    email: null,
    roles: [],
    permissions: [],
    dataScope: ALL_OF_TENANT,
  },
  clock: () => 0,
  input,
});

const ids = (rows: readonly { readonly id: unknown }[]) => rows.map(({ id }) => Number(id));

async function batched(order: readonly SortTerm<Name>[], size: number): Promise<number[][]> {
  const batches: number[][] = [];
  for await (const rows of batchesOfRows(call({}), listIn(order), size, ['id'])) batches.push(ids(rows));
  return batches;
}

const page = (wish: { sortField?: string; sortOrder?: 'asc' | 'desc' }, order: readonly SortTerm<Name>[] = [descending('id')]) =>
  pageOfRows(call({ pageNo: 1, pageSize: 100, ...wish }), listIn(order));

describe('a list', () => {
  it('is sorted by what the caller asks for, then by its own order, with empty values last both ways', async () => {
    const up = await page({ sortField: 'remark' });
    const down = await page({ sortField: 'remark', sortOrder: 'desc' });

    expect(ids(up.list)).toEqual([7, 5, 4, 1, 8, 3, 6, 2]);
    expect(ids(down.list)).toEqual([8, 3, 1, 4, 5, 7, 6, 2]);
    expect(up.sortable).toEqual(['label', 'remark', 'sort']);
  });

  it('is sorted by the pinyin of names in any case, and of other text by code points', async () => {
    const up = await page({ sortField: 'label' });
    const down = await page({ sortField: 'label', sortOrder: 'desc' });

    expect(ids(up.list)).toEqual([7, 8, 4, 3, 6, 5, 2, 1]);
    expect(ids(down.list)).toEqual([5, 2, 1, 6, 3, 8, 4, 7]);
  });

  it('refuses to be sorted by anything else', async () => {
    await expect(page({ sortField: 'value' })).rejects.toMatchObject({ code: 400, message: '请求参数不正确:不能按 value 排序' });
  });
});

describe('batches', () => {
  it.each([
    ['one unique column', [descending('id')]],
    ['columns of both directions', [descending('sort'), ascending('id')]],
    ['a column with empty values', [ascending('remark'), descending('id')]],
    ['a column with empty values, downwards', [descending('remark'), ascending('sort'), ascending('id')]],
    ['names that are equal but for case', [ascending('label'), descending('id')]],
    ['such names, downwards', [descending('label'), ascending('id')]],
    ['instants', [descending('createTime'), ascending('id')]],
  ] as const)('by %s give every row once, in the order of the whole', async (_, order) => {
    const whole = ids((await page({}, order)).list);

    for (const size of [1, 3, 8]) expect((await batched(order, size)).flat()).toEqual(whole);
  });

  it('end with the first that is not full', async () => {
    expect(await batched([ascending('id')], 3)).toEqual([
      [1, 2, 3],
      [4, 5, 6],
      [7, 8],
    ]);
    expect(await batched([ascending('id')], 8)).toEqual([[1, 2, 3, 4, 5, 6, 7, 8], []]);
  });
});
