import type { SkuProperty } from '@zhilv/contract/mall';
import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, jsonb, pgTable, smallint, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { idColumn, notDeleted, tenantRecordColumns } from '../../db/columns.ts';

/** The variants of goods. Prices are in fen. */
export const skus = pgTable(
  'product_sku',
  {
    ...tenantRecordColumns(),
    spuId: idColumn().notNull(),
    /** Its place among the variants of its goods. */
    position: smallint().notNull().default(0),
    price: integer().notNull(),
    marketPrice: integer().notNull().default(0),
    costPrice: integer().notNull().default(0),
    barCode: varchar({ length: 64 }),
    picUrl: varchar({ length: 1024 }).notNull(),
    stock: integer().notNull().default(0),
    /** kg */
    weight: doublePrecision(),
    /** m³ */
    volume: doublePrecision(),
    firstBrokeragePrice: integer().notNull().default(0),
    secondBrokeragePrice: integer().notNull().default(0),
    warnStock: integer(),
    properties: jsonb().$type<SkuProperty[]>().notNull().default([]),
    /** The ids of `properties`, by which variants of the same goods differ: `19:22|20:24`. */
    propertiesKey: varchar({ length: 500 }).notNull(),
  },
  (table) => [
    check('product_sku_price', sql`${table.price} >= 0`),
    check('product_sku_stock', sql`${table.stock} >= 0`),
    uniqueIndex('product_sku_properties').on(table.spuId, table.propertiesKey).where(notDeleted),
    index('product_sku_spu').on(table.spuId),
  ],
);
