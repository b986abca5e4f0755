import { boolean, index, integer, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { instantColumn, primaryId } from '../../db/columns.ts';
import { sortIndexesOf } from '../../db/sortIndexesOf.ts';

/**
 * Errors that browsers reported, a row for all that are equal. Neither a user nor an address is known of them; so there
 * is no tenant either. Lists want the column `deleted`, which stays false: rows that are too old leave the table.
 */
export const clientErrors = pgTable(
  'infra_client_error',
  {
    id: primaryId(),
    /** SHA-256 of the fields in which equal errors agree. */
    fingerprint: varchar({ length: 64 }).notNull(),
    kind: varchar({ length: 20 }).notNull(),
    remote: varchar({ length: 64 }).notNull(),
    release: varchar({ length: 100 }).notNull(),
    hostRelease: varchar({ length: 100 }).notNull(),
    path: varchar({ length: 200 }).notNull(),
    message: text().notNull(),
    stack: text().notNull(),
    browser: varchar({ length: 40 }).notNull(),
    count: integer().notNull(),
    /**
     * Four hexadecimal digits of the digest of the network that reported it; null once another one reported it as well. Senders
     * share the places by it, and tens of thousands of networks have the same.
     */
    sender: varchar({ length: 4 }),
    /** False where the registry had no such release when the error was first reported. */
    isOfKnownRelease: boolean().notNull().default(true),
    firstTime: instantColumn().notNull(),
    lastTime: instantColumn().notNull(),
    deleted: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('infra_client_error_fingerprint').on(table.fingerprint),
    index('infra_client_error_time').on(table.lastTime, table.id),
    ...sortIndexesOf('infra_client_error', table, ['firstTime']),
  ],
);
