import type { Id } from '@zhilv/contract';
import { Sku, type SpuDetail, SpuRow } from '@zhilv/contract/mall';
import { asc, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import { rowsWhere, type Scope, shownBy } from '../../../records/rows.ts';
import { skus } from '../sku.table.ts';
import { spus } from '../spu.table.ts';

/** A row's revision is made of the time of its last change. */
const SPU_COLUMNS = shownBy(spus, z.extend(SpuRow, { updateTime: z.number() }));
const SKU_COLUMNS = [...shownBy(skus, Sku), 'spuId'] as const;

/** Gives goods with their SKUs in the order of the ids, without those that do not exist. An SKU is called as its goods are. */
export async function spuDetails(scope: Scope, ids: readonly Id[]): Promise<SpuDetail[]> {
  if (ids.length === 0) return [];
  const rows = await rowsWhere(scope, spus, inArray(spus.id, [...ids]), { columns: SPU_COLUMNS });
  const variants = await rowsWhere(scope, skus, inArray(skus.spuId, [...ids]), {
    orderBy: [asc(skus.position), asc(skus.id)],
    columns: SKU_COLUMNS,
  });
  const rowOf = new Map(rows.map((row) => [String(row.id), row]));
  const skusOf = Map.groupBy(variants, ({ spuId }) => String(spuId));
  return [...new Set(ids.map(String))].flatMap((id) => {
    const row = rowOf.get(id);
    if (row === undefined) return [];
    const own = (skusOf.get(id) ?? []).map((sku) => ({ ...sku, name: row.name }));
    return [{ ...row, revision: row.updateTime, skus: own }];
  });
}
