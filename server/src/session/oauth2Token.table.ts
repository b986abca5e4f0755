import { boolean, index, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn, primaryId } from '../db/columns.ts';
import { oauth2Grants } from './oauth2Grant.table.ts';

/** The tokens of other applications. They stand apart from those of the console, which knows nothing of them. */
export const oauth2Tokens = pgTable(
  'system_oauth2_token',
  {
    id: primaryId(),
    tokenHash: varchar({ length: 64 }).notNull(),
    grantId: idColumn()
      .notNull()
      .references(() => oauth2Grants.id, { onDelete: 'cascade' }),
    isRefresh: boolean().notNull(),
    /** A refresh token that was used. Whoever comes with it again has copied it, or was copied from. */
    isReplaced: boolean().notNull().default(false),
    createTime: instantColumn().notNull(),
    expiresTime: instantColumn().notNull(),
  },
  (table) => [uniqueIndex('system_oauth2_token_hash').on(table.tokenHash), index('system_oauth2_token_grant').on(table.grantId)],
);
