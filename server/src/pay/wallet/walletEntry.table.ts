import { index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { idColumn, tenantRecordColumns } from '../../db/columns.ts';

/** What went into and out of wallets. */
export const walletEntries = pgTable(
  'pay_wallet_transaction',
  {
    ...tenantRecordColumns(),
    walletId: idColumn().notNull(),
    no: varchar({ length: 64 }).notNull(),
    /** 3 a payment, 4 a refund. */
    bizType: integer().notNull(),
    /** The attempt that was paid, or the refund. */
    bizId: idColumn().notNull(),
    title: varchar({ length: 128 }).notNull(),
    /** In fen, below 0 for what went out. */
    price: integer().notNull(),
    /** What the wallet had afterwards, in fen. */
    balance: integer().notNull(),
  },
  (table) => [
    // No payment is taken twice, and no refund is given twice.
    uniqueIndex('pay_wallet_transaction_biz').on(table.bizType, table.bizId),
    index('pay_wallet_transaction_wallet').on(table.walletId, table.id),
  ],
);
