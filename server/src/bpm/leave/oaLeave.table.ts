import { index, integer, pgTable, smallint, varchar } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn, tenantRecordColumns } from '../../db/columns.ts';
import { engineId } from '../process/rows/engineColumns.ts';

/** Leaves that people ask for. */
export const oaLeaves = pgTable(
  'bpm_oa_leave',
  {
    ...tenantRecordColumns(),
    /** Who asks for it. */
    userId: idColumn().notNull(),
    /** `bpm_oa_leave_type` */
    type: smallint().notNull(),
    reason: varchar({ length: 200 }).notNull(),
    startTime: instantColumn().notNull(),
    endTime: instantColumn().notNull(),
    /** Whole days. */
    day: integer().notNull(),
    /** `bpm_process_instance_result`, which follows that of its process */
    result: smallint().notNull().default(1),
    /** Null until its process has started, in the same transaction. */
    processInstanceId: engineId(),
  },
  (table) => [index('bpm_oa_leave_own').on(table.tenantId, table.userId, table.id)],
);
