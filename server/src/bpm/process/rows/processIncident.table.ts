import { index, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { instantColumn, tenantIdColumn } from '../../../db/columns.ts';
import { elementId, engineId } from './engineColumns.ts';

/** Timers, jobs and messages that failed too often, and wait until somebody has them tried again. */
export const processIncidents = pgTable(
  'bpm_incident',
  {
    /** That of what failed. */
    id: engineId().primaryKey(),
    tenantId: tenantIdColumn(),
    rootId: engineId().notNull(),
    /** `timer`, `job` or `message` */
    kind: varchar({ length: 16 }).notNull(),
    /** The element that it belongs to; the name of the signal for a message. */
    elementId: elementId().notNull(),
    /** What failed, for people. */
    reason: text().notNull(),
    createTime: instantColumn().notNull(),
  },
  (table) => [index('bpm_incident_root').on(table.rootId), index('bpm_incident_newest').on(table.tenantId, table.createTime)],
);
