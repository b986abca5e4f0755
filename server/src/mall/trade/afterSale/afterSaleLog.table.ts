import { index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { idColumn, tenantRecordColumns } from '../../../db/columns.ts';

/** What happened to after-sale cases. */
export const afterSaleLogs = pgTable(
  'trade_after_sale_log',
  {
    ...tenantRecordColumns(),
    afterSaleId: idColumn().notNull(),
    userId: idColumn().notNull(),
    /** 1 a buyer, 2 staff. */
    userType: integer().notNull().default(2),
    beforeStatus: integer(),
    afterStatus: integer().notNull(),
    content: varchar({ length: 512 }).notNull(),
  },
  (table) => [index('trade_after_sale_log_case').on(table.afterSaleId, table.id)],
);
