import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn, tenantRecordColumns } from '../../db/columns.ts';
import { sortIndexesOf } from '../../db/sortIndexesOf.ts';

/** What was given back of paid orders. All prices are in fen. */
export const payRefunds = pgTable(
  'pay_refund',
  {
    ...tenantRecordColumns(),
    no: varchar({ length: 64 }).notNull(),
    appId: idColumn().notNull(),
    channelId: idColumn().notNull(),
    channelCode: varchar({ length: 32 }).notNull(),
    orderId: idColumn().notNull(),
    merchantOrderId: varchar({ length: 64 }).notNull(),
    /** The application's own number of the refund, by which it asks for it once. */
    merchantRefundId: varchar({ length: 64 }).notNull(),
    notifyUrl: varchar({ length: 1024 }).notNull(),
    /** `pay_refund_status` */
    status: integer().notNull().default(0),
    /** What was paid. */
    payPrice: integer().notNull(),
    refundPrice: integer().notNull(),
    reason: varchar({ length: 256 }).notNull(),
    userIp: varchar({ length: 50 }).notNull(),
    channelOrderNo: varchar({ length: 64 }).notNull(),
    channelRefundNo: varchar({ length: 64 }),
    successTime: instantColumn(),
    channelErrorCode: varchar({ length: 64 }),
    channelErrorMsg: varchar({ length: 255 }),
    channelNotifyData: text(),
  },
  (table) => [
    uniqueIndex('pay_refund_no').on(table.no),
    uniqueIndex('pay_refund_merchant_refund').on(table.appId, table.merchantRefundId),
    index('pay_refund_order').on(table.orderId),
    check('pay_refund_price', sql`refund_price > 0 and refund_price <= pay_price`),
    ...sortIndexesOf('pay_refund', table, ['refundPrice', 'createTime']),
  ],
);
