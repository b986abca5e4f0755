import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn, notDeleted, tenantRecordColumns } from '../../db/columns.ts';
import { sortIndexesOf } from '../../db/sortIndexesOf.ts';

/** What has to be paid, and was paid. All prices are in fen. */
export const payOrders = pgTable(
  'pay_order',
  {
    ...tenantRecordColumns(),
    appId: idColumn().notNull(),
    /** The channel by which it was paid; null until then, as all that follows of the payment. */
    channelId: idColumn(),
    channelCode: varchar({ length: 32 }),
    merchantOrderId: varchar({ length: 64 }).notNull(),
    subject: varchar({ length: 32 }).notNull(),
    body: varchar({ length: 128 }).notNull(),
    notifyUrl: varchar({ length: 1024 }).notNull(),
    price: integer().notNull(),
    /** In percent. */
    channelFeeRate: doublePrecision().notNull().default(0),
    channelFeePrice: integer(),
    /** `pay_order_status` */
    status: integer().notNull().default(0),
    userIp: varchar({ length: 50 }).notNull(),
    expireTime: instantColumn().notNull(),
    successTime: instantColumn(),
    /** The attempt that succeeded, and its number. */
    extensionId: idColumn(),
    no: varchar({ length: 64 }),
    refundPrice: integer().notNull().default(0),
    channelUserId: varchar({ length: 255 }),
    channelOrderNo: varchar({ length: 64 }),
  },
  (table) => [
    uniqueIndex('pay_order_merchant_order').on(table.appId, table.merchantOrderId).where(notDeleted),
    index('pay_order_status').on(table.tenantId, table.status, table.id.desc()),
    index('pay_order_waiting')
      .on(table.expireTime)
      .where(sql`status = 0`),
    check('pay_order_price', sql`price > 0`),
    check('pay_order_refund_price', sql`refund_price between 0 and price`),
    ...sortIndexesOf('pay_order', table, ['price', 'createTime']),
  ],
);
