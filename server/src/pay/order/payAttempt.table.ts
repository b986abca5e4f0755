import { index, integer, jsonb, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { idColumn, tenantRecordColumns } from '../../db/columns.ts';

/** Attempts to pay an order, each by one channel. */
export const payAttempts = pgTable(
  'pay_order_extension',
  {
    ...tenantRecordColumns(),
    orderId: idColumn().notNull(),
    /** The number by which the provider knows it. */
    no: varchar({ length: 64 }).notNull(),
    channelId: idColumn().notNull(),
    channelCode: varchar({ length: 32 }).notNull(),
    /** What the provider was asked for, in fen; the order's price may be another one afterwards. */
    price: integer().notNull(),
    userIp: varchar({ length: 50 }).notNull(),
    /** `pay_order_status`: 0 open, 10 paid, 20 failed or given up. */
    status: integer().notNull().default(0),
    channelExtras: jsonb().$type<Readonly<Record<string, string>>>(),
    channelOrderNo: varchar({ length: 64 }),
    /** What the provider told of it, as JSON. */
    channelNotifyData: text(),
  },
  (table) => [uniqueIndex('pay_order_extension_no').on(table.no), index('pay_order_extension_order').on(table.orderId)],
);
