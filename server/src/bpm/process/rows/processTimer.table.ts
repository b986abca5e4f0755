import { boolean, index, pgTable } from 'drizzle-orm/pg-core';
import { instantColumn, tenantIdColumn } from '../../../db/columns.ts';
import { elementId, engineId, engineRef, notHeld } from './engineColumns.ts';

/** Timers that instances wait for. One that fired or was given up is gone. */
export const processTimers = pgTable(
  'bpm_timer',
  {
    id: engineId().primaryKey(),
    tenantId: tenantIdColumn(),
    rootId: engineId().notNull(),
    ref: engineRef().notNull(),
    elementId: elementId().notNull(),
    /** When it fires; after it failed, the next try. */
    nextTime: instantColumn().notNull(),
    /** True while its instance is suspended, and while an incident waits for somebody. */
    held: boolean().notNull(),
  },
  (table) => [index('bpm_timer_due').on(table.nextTime, table.id).where(notHeld), index('bpm_timer_root').on(table.rootId)],
);
