import { boolean, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { instantColumn, tenantIdColumn } from '../../../db/columns.ts';
import { engineId, notHeld } from './engineColumns.ts';

/** After so many tries that failed, somebody has to look. */
export const MOST_FAILURES = 3;

/** Signals from one instance on their way to others, a row for each. One that has arrived is gone. */
export const processMessages = pgTable(
  'bpm_message',
  {
    id: engineId().primaryKey(),
    tenantId: tenantIdColumn(),
    /** The root of the instance that it goes to. */
    rootId: engineId().notNull(),
    /** The name of the signal. */
    name: varchar({ length: 255 }).notNull(),
    /** The next try. */
    nextTime: instantColumn().notNull(),
    /** So many tries have failed. */
    failures: integer().notNull().default(0),
    /** True while its instance is suspended, and while an incident waits for somebody. */
    held: boolean().notNull().default(false),
  },
  (table) => [index('bpm_message_due').on(table.nextTime, table.id).where(notHeld), index('bpm_message_root').on(table.rootId)],
);
