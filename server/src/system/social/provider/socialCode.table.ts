import { pgTable, smallint, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { instantColumn, primaryId } from '../../../db/columns.ts';

/** Codes that the provider gave which the server plays in development. */
export const socialCodes = pgTable(
  'system_social_code',
  {
    id: primaryId(),
    codeHash: varchar({ length: 64 }).notNull(),
    type: smallint().notNull(),
    /** The hash of the state that the code was asked for with. */
    stateHash: varchar({ length: 64 }).notNull(),
    openid: varchar({ length: 128 }).notNull(),
    expiresTime: instantColumn().notNull(),
  },
  (table) => [uniqueIndex('system_social_code_hash').on(table.codeHash)],
);
