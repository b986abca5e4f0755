import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../db/columns.ts';

/**
 * Recent counts of what is limited in number. Wrong passwords are counted by account and place, by account and by place
 * (`signInAttempts.ts`), reports of browsers and views of pages by place.
 */
export const signInAttempts = pgTable(
  'system_sign_in_attempt',
  {
    subject: text().primaryKey(),
    failures: integer().notNull(),
    /** The time at which the count starts anew. */
    expiresTime: instantColumn().notNull(),
    /** The subject has to wait until this time; null where it has not, or where it waits until the count starts anew. */
    waitUntil: instantColumn(),
  },
  (table) => [index('system_sign_in_attempt_expires').on(table.expiresTime)],
);
