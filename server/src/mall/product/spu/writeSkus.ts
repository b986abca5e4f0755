import type { Id } from '@zhilv/contract';
import { and, asc, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Call } from '../../../call/implement.ts';
import { rowsWhere } from '../../../records/rows.ts';
import { changeStamp, creationStamp } from '../../../records/stamps.ts';
import { badParameter } from '../../../call/apiErrors.ts';
import { skuMissing, stockShort } from '../goodsRefusals.ts';
import { skus } from '../sku.table.ts';
import { MOST_STOCK } from '../stock.ts';
import type { CheckedSku } from './checkedSkus.ts';

type Author = Pick<Call, 'db' | 'tenantId' | 'clock'> & { readonly user: NonNullable<Call['user']> };
type SkuRow = typeof skus.$inferSelect;

/** What goods repeat of their variants: the lowest prices in fen, and the sum of the stock. */
export interface Totals {
  readonly price: number;
  readonly marketPrice: number;
  readonly costPrice: number;
  readonly stock: number;
}

/** These stay as they are in a row that is changed. */
const KEPT = new Set<string>(['id', 'creator', 'createTime', 'deleted', 'tenantId', 'spuId']);

/**
 * Makes the variants of goods what an editor wants: those that it names by id or that have the same properties are changed, others
 * are added, and the rest is deleted. The row of the goods is locked, so that nobody buys meanwhile.
 * @throws BusinessError when an id is that of other goods, or more was bought than the editor leaves
 */
export async function writeSkus(call: Author, spuId: Id, wanted: readonly CheckedSku[]): Promise<Totals> {
  const before = await rowsWhere(call, skus, sql`${skus.spuId} = ${String(spuId)}::bigint`, { orderBy: [asc(skus.id)] });
  const matched = match(before, wanted);
  const rows = wanted.map((sku, position) => rowOf(sku, position, matched[position] ?? null));
  const stamp = changeStamp(call);

  const keptIds = new Set(matched.flatMap((row) => (row === null ? [] : [String(row.id)])));
  const gone = before.filter(({ id }) => !keptIds.has(String(id))).map(({ id }) => id);
  if (gone.length > 0)
    await call.db
      .update(skus)
      .set({ deleted: true, ...stamp })
      .where(inArray(skus.id, gone));

  const changed = rows.flatMap((row, index) => {
    const old = matched[index];
    return old !== null && old !== undefined && differs(old, row) ? [{ ...old, ...row, ...stamp }] : [];
  });
  await freeKeys(call, before, changed);
  if (changed.length > 0) await call.db.insert(skus).values(changed).onConflictDoUpdate({ target: skus.id, set: EXCLUDED });

  const added = rows.filter((_, index) => matched[index] === null);
  const made = { spuId, tenantId: call.tenantId, ...creationStamp(call) };
  if (added.length > 0) await call.db.insert(skus).values(added.map((row) => ({ ...row, ...made })));
  return totalsOf(rows);
}

/** Gives each wanted variant the row that it changes; null for a new one. */
function match(before: readonly SkuRow[], wanted: readonly CheckedSku[]): readonly (SkuRow | null)[] {
  const byId = new Map(before.map((row) => [String(row.id), row]));
  const named = new Set(wanted.flatMap(({ id }) => (id === null || id === undefined ? [] : [String(id)])));
  // A stock page sends no ids.
  const byKey = new Map(before.filter(({ id }) => !named.has(String(id))).map((row) => [row.propertiesKey, row]));
  const taken = new Set<string>();
  return wanted.map(({ id, propertiesKey }) => {
    if (id === null || id === undefined) return byKey.get(propertiesKey) ?? null;
    const row = byId.get(String(id));
    if (row === undefined || taken.has(String(id))) throw skuMissing();
    taken.add(String(id));
    return row;
  });
}

function rowOf(sku: CheckedSku, position: number, before: SkuRow | null) {
  const { id: _, stockRead, marketPrice, costPrice, firstBrokeragePrice, secondBrokeragePrice, ...rest } = sku;
  return {
    ...rest,
    position,
    marketPrice: marketPrice ?? 0,
    costPrice: costPrice ?? 0,
    firstBrokeragePrice: firstBrokeragePrice ?? 0,
    secondBrokeragePrice: secondBrokeragePrice ?? 0,
    barCode: rest.barCode ?? null,
    weight: rest.weight ?? null,
    volume: rest.volume ?? null,
    warnStock: rest.warnStock ?? null,
    stock: stockOf(rest.stock, stockRead ?? null, before),
  };
}

/** An editor that says what it had read changes the stock by the difference, and loses nothing of what was bought meanwhile. */
function stockOf(wanted: number, read: number | null, before: SkuRow | null): number {
  if (read === null || before === null) return wanted;
  const stock = before.stock + wanted - read;
  if (stock < 0) throw stockShort(null, before.properties);
  if (stock > MOST_STOCK) throw badParameter('库存过大');
  return stock;
}

const differs = (before: SkuRow, row: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(row).some(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify((before as Readonly<Record<string, unknown>>)[name]),
  );

/** Two variants may exchange their properties, and the index would refuse the first of them. */
async function freeKeys(call: Author, before: readonly SkuRow[], changed: readonly SkuRow[]): Promise<void> {
  const keys = new Map(before.map(({ id, propertiesKey }) => [String(id), propertiesKey]));
  const moving = changed.filter(({ id, propertiesKey }) => keys.get(String(id)) !== propertiesKey).map(({ id }) => id);
  if (moving.length === 0) return;
  const aside = sql`'moving:' || ${skus.id}`;
  await call.db
    .update(skus)
    .set({ propertiesKey: aside })
    .where(and(inArray(skus.id, moving)));
}

/** Takes each column of a row from the one that was to be inserted. */
const EXCLUDED = Object.fromEntries(
  Object.entries(getTableColumns(skus))
    .filter(([name]) => !KEPT.has(name))
    .map(([name]) => [name, sql.raw(`excluded.${name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`)]),
);

/** Gives what goods repeat of these variants. @throws BusinessError when their stock is more than a column holds */
export function totalsOf(rows: readonly Pick<CheckedSku, keyof Totals>[]): Totals {
  const lowest = (of: (row: (typeof rows)[number]) => number | null | undefined) =>
    rows.reduce((least, row) => Math.min(least, of(row) ?? 0), Infinity);
  const stock = rows.reduce((sum, row) => sum + row.stock, 0);
  if (stock > MOST_STOCK) throw badParameter('库存过大');
  return {
    price: lowest(({ price }) => price),
    marketPrice: lowest(({ marketPrice }) => marketPrice),
    costPrice: lowest(({ costPrice }) => costPrice),
    stock,
  };
}
