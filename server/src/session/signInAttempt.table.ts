import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../db/columns.ts';

/**
 * Recent counts of what is limited in number. Wrong passwords are counted by account and address and by address alone,
 * reports of browsers by address and all together.
 */
export const signInAttempts = pgTable(
  'system_sign_in_attempt',
  {
    subject: text().primaryKey(),
    failures: integer().notNull(),
    /** The time at which the count starts anew, or the lock ends once the limit is reached. */
    expiresTime: instantColumn().notNull(),
  },
  (table) => [index('system_sign_in_attempt_expires').on(table.expiresTime)],
);
