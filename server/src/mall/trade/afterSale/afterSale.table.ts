import type { SkuProperty } from '@zhilv/contract/mall';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn, tenantRecordColumns } from '../../../db/columns.ts';
import { sortIndexesOf } from '../../../db/sortIndexesOf.ts';

/** After-sale cases: what buyers want back. Money is in fen. */
export const afterSales = pgTable(
  'trade_after_sale',
  {
    ...tenantRecordColumns(),
    no: varchar({ length: 32 }).notNull(),
    /** `trade_after_sale_status` */
    status: integer().notNull().default(10),
    /** `trade_after_sale_type` */
    type: integer().notNull().default(10),
    /** `trade_after_sale_way` */
    way: integer().notNull().default(10),
    userId: idColumn().notNull(),
    applyReason: varchar({ length: 255 }).notNull(),
    applyDescription: varchar({ length: 500 }),
    applyPicUrls: jsonb().$type<string[]>().notNull().default([]),
    orderId: idColumn().notNull(),
    orderNo: varchar({ length: 32 }).notNull(),
    orderItemId: idColumn().notNull(),
    spuId: idColumn().notNull(),
    spuName: varchar({ length: 128 }).notNull(),
    skuId: idColumn().notNull(),
    properties: jsonb().$type<readonly SkuProperty[]>().notNull().default([]),
    picUrl: varchar({ length: 1024 }),
    count: integer().notNull(),
    auditTime: instantColumn(),
    auditUserId: idColumn(),
    auditReason: varchar({ length: 255 }),
    refundPrice: integer().notNull(),
    payRefundId: idColumn(),
    refundTime: instantColumn(),
    logisticsId: idColumn(),
    logisticsNo: varchar({ length: 64 }),
    deliveryTime: instantColumn(),
    receiveTime: instantColumn(),
    receiveReason: varchar({ length: 255 }),
  },
  (table) => [
    uniqueIndex('trade_after_sale_no').on(table.tenantId, table.no),
    // An item has one case that is open or was paid back; refused and cancelled ones do not stand against another.
    uniqueIndex('trade_after_sale_item')
      .on(table.orderItemId)
      .where(sql`status in (10, 20, 30, 40, 50)`),
    check('trade_after_sale_price', sql`${table.refundPrice} > 0`),
    index('trade_after_sale_status').on(table.tenantId, table.status, table.id),
    index('trade_after_sale_order').on(table.orderId),
    ...sortIndexesOf('trade_after_sale', table, ['refundPrice', 'createTime']),
  ],
);
