import type { Id } from '@zhilv/contract';
import { type SkuProperty, SpuStatus } from '@zhilv/contract/mall';
import { and, asc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { kept, ofTenant, type Scope } from '../../records/rows.ts';
import { skuMissing, spuMissing, spuNotOnSale, stockShort } from './goodsRefusals.ts';
import { skus } from './sku.table.ts';
import { spus } from './spu.table.ts';

/*
 * Stock as orders take it and give it back. All of it runs in the transaction of the order, and takes the rows of the goods
 * before those of their SKUs, each by ascending id: two orders for the same goods wait for one another instead of for ever.
 */

type Tenant = Pick<Scope, 'tenantId'>;

/** The largest number that a column of stock holds. */
export const MOST_STOCK = 2 ** 31 - 1;

/** An SKU and how many of it. */
export interface StockLine {
  readonly skuId: Id;
  readonly count: number;
}

/** An SKU as it was sold. Prices are in fen. */
export interface SoldSku extends StockLine {
  readonly spuId: Id;
  readonly spuName: string;
  readonly picUrl: string;
  readonly price: number;
  readonly properties: readonly SkuProperty[];
  /** 1 by express, 2 by pick-up; null where nobody has said. */
  readonly deliveryTypes: readonly number[] | null;
}

/**
 * Takes stock for an order, and gives what is sold in the order of the lines. Lines of the same SKU are taken together.
 * @param tx the transaction of the order, which has to be rolled back when this throws
 * @throws BusinessError when an SKU or its goods do not exist, are not on sale, or too few are left
 */
export async function takeStock(tx: Database, scope: Tenant, lines: readonly StockLine[]): Promise<SoldSku[]> {
  const counts = countsBy(lines, ({ skuId }) => skuId);
  const wanted = await tx
    .select({ id: skus.id, spuId: skus.spuId, properties: skus.properties })
    .from(skus)
    .where(and(kept(skus, scope), inArray(skus.id, [...counts.keys()])));
  if (wanted.length < counts.size) throw skuMissing();

  const goods = await lockedSpus(
    tx,
    scope,
    wanted.map(({ spuId }) => spuId),
  );
  const sold = new Map<string, Omit<SoldSku, 'count'>>();
  for (const { id, spuId, properties } of wanted.toSorted((one, other) => ascendingIds(one.id, other.id))) {
    const spu = goods.get(String(spuId));
    if (spu === undefined || spu.deleted) throw spuMissing();
    if (spu.status !== SpuStatus.onSale) throw spuNotOnSale(spu.name);
    const count = counts.get(String(id)) ?? 0;
    const [sku] = await tx
      .update(skus)
      .set({ stock: sql`${skus.stock} - ${count}::integer` })
      .where(and(eq(skus.id, id), kept(skus, scope), gte(skus.stock, count)))
      .returning(SOLD_COLUMNS);
    if (sku === undefined) throw stockShort(spu.name, properties);
    const { name: spuName, deliveryTypes } = spu;
    sold.set(String(id), { ...sku, skuId: id, spuId, spuName, deliveryTypes });
  }
  await addToSpus(
    tx,
    scope,
    'stock',
    wanted.map(({ id, spuId }) => ({ spuId, count: -(counts.get(String(id)) ?? 0) })),
  );
  return lines.map(({ skuId, count }) => {
    const sku = sold.get(String(skuId));
    if (sku === undefined) throw skuMissing();
    return { ...sku, count };
  });
}

/**
 * Gives stock back that an order had taken, to goods that are recycled or deleted as well.
 * @param tx the transaction that ends the order
 */
export async function giveBackStock(tx: Database, scope: Tenant, lines: readonly StockLine[]): Promise<void> {
  const counts = countsBy(lines, ({ skuId }) => skuId);
  const found = await tx
    .select({ id: skus.id, spuId: skus.spuId })
    .from(skus)
    .where(and(ofTenant(skus, scope), inArray(skus.id, [...counts.keys()])));
  await lockedSpus(
    tx,
    scope,
    found.map(({ spuId }) => spuId),
  );
  const returned: SpuCount[] = [];
  for (const { id, spuId } of found.toSorted((one, other) => ascendingIds(one.id, other.id))) {
    const count = counts.get(String(id)) ?? 0;
    const [sku] = await tx
      .update(skus)
      .set({ stock: sumOf(skus.stock, count) })
      .where(and(eq(skus.id, id), ofTenant(skus, scope)))
      .returning({ deleted: skus.deleted });
    // The stock of goods is that of the SKUs that they have now.
    if (sku?.deleted === false) returned.push({ spuId, count });
  }
  await addToSpus(tx, scope, 'stock', returned);
}

/** The goods of some SKUs, and how many of them. */
interface SpuCount {
  readonly spuId: Id;
  readonly count: number;
}

/** Counts what was paid for, or with counts below 0 what was given back. @param tx the transaction of the payment */
export async function addSales(tx: Database, scope: Tenant, lines: readonly SpuCount[]): Promise<void> {
  await lockedSpus(
    tx,
    scope,
    lines.map(({ spuId }) => spuId),
  );
  await addToSpus(tx, scope, 'salesCount', lines);
}

const SOLD_COLUMNS = {
  picUrl: skus.picUrl,
  price: skus.price,
  properties: skus.properties,
};

/** Locks goods by ascending id, deleted ones too, and gives them by their ids. */
async function lockedSpus(tx: Database, scope: Tenant, ids: readonly Id[]) {
  if (ids.length === 0) return new Map<string, never>();
  const { id, name, status, deleted, deliveryTypes } = spus;
  const rows = await tx
    .select({ id, name, status, deleted, deliveryTypes })
    .from(spus)
    .where(and(inArray(spus.id, [...ids]), ofTenant(spus, scope)))
    .orderBy(asc(spus.id))
    .for('update');
  return new Map(rows.map((row) => [String(row.id), row]));
}

/** Changes a number of goods that are locked already. It makes no stamp: nobody edits what selling changes. */
async function addToSpus(tx: Database, scope: Tenant, column: 'stock' | 'salesCount', lines: readonly SpuCount[]): Promise<void> {
  for (const [id, count] of countsBy(lines, ({ spuId }) => spuId)) {
    await tx
      .update(spus)
      .set({ [column]: sumOf(spus[column], count) })
      .where(and(eq(spus.id, id), ofTenant(spus, scope)));
  }
}

/**
 * A number that counts are added to, up to the largest that its column holds: a shop may write that down for stock without end, and an
 * order that could not be cancelled or paid for it would stand in the way of all others.
 */
const sumOf = (column: PgColumn, count: number): SQL =>
  sql`least(${column}::bigint + ${count}::bigint, ${MOST_STOCK}::bigint)::integer`;

/** Adds the counts of lines of the same id. */
function countsBy<Line extends { readonly count: number }>(
  lines: readonly Line[],
  idOf: (line: Line) => Id,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(String(idOf(line)), (counts.get(String(idOf(line))) ?? 0) + line.count);
  return counts;
}

const ascendingIds = (one: Id, other: Id): number => (BigInt(one) < BigInt(other) ? -1 : 1);
