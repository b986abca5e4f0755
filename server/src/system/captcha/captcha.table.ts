import { index, pgTable, smallint, varchar } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../db/columns.ts';

/**
 * Challenges that wait for an answer, and answers that wait for the sign-in that uses them up. They are in the database, for the
 * server that drew a challenge need not be the one that judges it.
 */
export const captchas = pgTable(
  'system_captcha',
  {
    /** SHA-256 of the challenge's token, or of the text that stands for a right answer. */
    hash: varchar({ length: 64 }).primaryKey(),
    /** The place of the piece; null once the answer was right. */
    x: smallint(),
    expiresTime: instantColumn().notNull(),
  },
  (table) => [index('system_captcha_expires').on(table.expiresTime)],
);
