import { boolean, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn, tenantRecordColumns } from '../../db/columns.ts';

/** Sample orders, with which the cashier is tried out. Prices are in fen. */
export const demoOrders = pgTable('pay_demo_order', {
  ...tenantRecordColumns(),
  userId: idColumn().notNull(),
  spuId: idColumn().notNull(),
  spuName: varchar({ length: 64 }).notNull(),
  price: integer().notNull(),
  payStatus: boolean().notNull().default(false),
  payOrderId: idColumn(),
  payTime: instantColumn(),
  payChannelCode: varchar({ length: 32 }),
  payRefundId: idColumn(),
  refundPrice: integer().notNull().default(0),
  refundTime: instantColumn(),
});
