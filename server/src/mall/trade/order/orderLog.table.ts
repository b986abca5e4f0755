import { index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { idColumn, tenantRecordColumns } from '../../../db/columns.ts';

/** What happened to orders. */
export const orderLogs = pgTable(
  'trade_order_log',
  {
    ...tenantRecordColumns(),
    orderId: idColumn().notNull(),
    userId: idColumn(),
    /** 0 the system, 1 a buyer, 2 staff. */
    userType: integer().notNull().default(0),
    content: varchar({ length: 512 }).notNull(),
    beforeStatus: integer(),
    afterStatus: integer().notNull(),
  },
  (table) => [index('trade_order_log_order').on(table.orderId, table.id)],
);
