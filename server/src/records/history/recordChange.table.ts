import type { ChangedField, RecordChange } from '@zhilv/contract/resource';
import { index, jsonb, pgTable, varchar } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn, primaryId, tenantIdColumn } from '../../db/columns.ts';

/** The history of all declared records. Rows are written with the change itself, and leave the table when they are too old. */
export const recordChanges = pgTable(
  'system_record_change',
  {
    id: primaryId(),
    /** The tenant of whoever made the change; the record itself may belong to all of them. */
    tenantId: tenantIdColumn(),
    /** The name of the record's table. */
    resource: varchar({ length: 64 }).notNull(),
    recordId: idColumn().notNull(),
    userId: idColumn().notNull(),
    /** The account's name at the time of the change. */
    username: varchar({ length: 50 }).notNull(),
    action: varchar({ length: 10 }).$type<RecordChange['action']>().notNull(),
    /** The `trace-id` of the call that made the change; null for changes of before the column. */
    traceId: varchar({ length: 64 }),
    fields: jsonb().$type<ChangedField[]>().notNull(),
    createTime: instantColumn().notNull(),
  },
  (table) => [
    index('system_record_change_record').on(table.resource, table.recordId, table.id),
    index('system_record_change_trace').on(table.traceId),
    index('system_record_change_age').on(table.createTime),
  ],
);
