import { brand, BrandName } from '@zhilv/contract/mall';
import { asc, eq } from 'drizzle-orm';
import { implement } from '../../call/implement.ts';
import { contains } from '../../records/filters.ts';
import { records } from '../../records/records.ts';
import { rowsWhere, shownBy } from '../../records/rows.ts';
import { brands } from './brand.table.ts';

const bySort = [asc(brands.sort), asc(brands.id)];

/** Brands of goods (docs/protocol/product.md §5). */
export const handlers = [
  ...records(brand, brands, { words: { missing: '品牌不存在', name: '品牌名称已存在' } }).handlers,
  implement(brand.list, (call) =>
    rowsWhere(call, brands, contains(brands.name, call.input.name), {
      orderBy: bySort,
      columns: shownBy(brands, brand.record),
    }),
  ),
  implement(brand.listAllSimple, (call) =>
    rowsWhere(call, brands, eq(brands.status, 0), { orderBy: bySort, columns: shownBy(brands, BrandName) }),
  ),
];
