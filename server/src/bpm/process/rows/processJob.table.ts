import { boolean, index, pgTable } from 'drizzle-orm/pg-core';
import { instantColumn, tenantIdColumn } from '../../../db/columns.ts';
import { elementId, engineId, engineRef, notHeld } from './engineColumns.ts';

/** What is done for instances after the transaction that asked for it. One that is done is gone. */
export const processJobs = pgTable(
  'bpm_job',
  {
    /** A service that is asked twice knows by it that it is the same job. */
    id: engineId().primaryKey(),
    tenantId: tenantIdColumn(),
    rootId: engineId().notNull(),
    ref: engineRef().notNull(),
    elementId: elementId().notNull(),
    /** The next try, or the time after which a server that is doing it counts as gone. */
    nextTime: instantColumn().notNull(),
    /** True while its instance is suspended, and while an incident waits for somebody. */
    held: boolean().notNull(),
  },
  (table) => [index('bpm_job_due').on(table.nextTime, table.id).where(notHeld), index('bpm_job_root').on(table.rootId)],
);
