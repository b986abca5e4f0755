import { sql } from 'drizzle-orm';
import { check, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, tenantRecordColumns } from '../../db/columns.ts';

/** Money that people have at this installation, in fen. */
export const wallets = pgTable(
  'pay_wallet',
  {
    ...tenantRecordColumns(),
    userId: idColumn().notNull(),
    /** `user_type`: 2 for accounts of the console. */
    userType: integer().notNull(),
    balance: integer().notNull().default(0),
    totalExpense: integer().notNull().default(0),
    totalRecharge: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('pay_wallet_user').on(table.tenantId, table.userId, table.userType),
    check('pay_wallet_balance', sql`balance >= 0`),
  ],
);
