import type { SkuProperty } from '@zhilv/contract/mall';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, varchar } from 'drizzle-orm/pg-core';
import { idColumn, tenantRecordColumns } from '../../../db/columns.ts';

/** The goods of orders, as they were when they were ordered. Money is in fen. */
export const orderItems = pgTable(
  'trade_order_item',
  {
    ...tenantRecordColumns(),
    orderId: idColumn().notNull(),
    userId: idColumn().notNull(),
    spuId: idColumn().notNull(),
    spuName: varchar({ length: 128 }).notNull(),
    skuId: idColumn().notNull(),
    picUrl: varchar({ length: 1024 }),
    properties: jsonb().$type<readonly SkuProperty[]>().notNull().default([]),
    count: integer().notNull(),
    /** Of one piece. */
    price: integer().notNull(),
    discountPrice: integer().notNull().default(0),
    deliveryPrice: integer().notNull().default(0),
    /** The item's share of what the order was adjusted by. */
    adjustPrice: integer().notNull().default(0),
    payPrice: integer().notNull(),
    /** `trade_order_item_after_sale_status` */
    afterSaleStatus: integer().notNull().default(0),
    afterSaleId: idColumn(),
  },
  (table) => [
    check('trade_order_item_count', sql`${table.count} > 0`),
    check('trade_order_item_price', sql`${table.payPrice} >= 0`),
    index('trade_order_item_order').on(table.orderId),
    index('trade_order_item_spu').on(table.spuId),
  ],
);
