import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import type { processJobs } from '../rows/processJob.table.ts';
import type { processMessages } from '../rows/processMessage.table.ts';
import type { processTimers } from '../rows/processTimer.table.ts';

/** So many rows are read at a time. */
export const ROWS_AT_ONCE = 50;

/**
 * Gives what is due, the oldest first. Nobody claims it here: who does it locks its instance, and another server that has the same rows
 * leaves an instance that is locked.
 */
export const dueRows = <Table extends typeof processTimers | typeof processJobs | typeof processMessages>(
  db: Database,
  table: Table,
  now: number,
) =>
  db
    .select()
    // The general type is used, because drizzle cannot check the select of a generic table.
    .from(table as typeof processTimers)
    .where(and(eq(table.held, false), lte(table.nextTime, now)))
    .orderBy(asc(table.nextTime), asc(table.id))
    .limit(ROWS_AT_ONCE) as unknown as Promise<Table['$inferSelect'][]>;
