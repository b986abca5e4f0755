import { pgTable, primaryKey, text, varchar } from 'drizzle-orm/pg-core';
import { instantColumn, tenantIdColumn } from '../../../db/columns.ts';
import { elementId, engineId, engineRef } from './engineColumns.ts';

/** What instances have passed, flows too, and where they are. */
export const activities = pgTable(
  'bpm_activity',
  {
    tenantId: tenantIdColumn(),
    rootId: engineId().notNull(),
    /** It counts up in the order in which a root and all that it called went on. */
    ref: engineRef().notNull(),
    instanceId: engineId().notNull(),
    /** The element. */
    key: elementId().notNull(),
    /** Its kind by the engine's names, such as `userTask` or `sequenceFlow`. */
    type: varchar({ length: 64 }).notNull(),
    startTime: instantColumn().notNull(),
    endTime: instantColumn(),
    taskId: engineId(),
    /** The instance that a call activity started. */
    calledId: engineId(),
    /** Why it ended before it was done. No result follows from it. */
    reason: text(),
  },
  (table) => [primaryKey({ columns: [table.rootId, table.ref] })],
);
