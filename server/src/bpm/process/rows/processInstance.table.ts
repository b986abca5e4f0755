import { sql } from 'drizzle-orm';
import { index, integer, json, pgTable, smallint, text, varchar } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn, nameColumn, tenantRecordColumns } from '../../../db/columns.ts';
import type { ProcessState, Variables } from '../../engine/index.ts';
import { definitionId, engineId } from './engineColumns.ts';

/**
 * Instances of processes, those that call activities start among them. Who changes anything of an instance holds the row of its root,
 * locked. What is JSON here is written and read whole; `jsonb` would put its names into another order.
 */
export const processInstances = pgTable(
  'bpm_process_instance',
  {
    ...tenantRecordColumns(),
    id: engineId().primaryKey(),
    /** The instance that somebody started: itself, unless it was called. */
    rootId: engineId().notNull(),
    /** The instance whose call activity started it. */
    parentId: engineId(),
    definitionId: definitionId().notNull(),
    name: nameColumn({ length: 64 }).notNull(),
    /** `bpm_model_category` */
    category: varchar({ length: 64 }),
    startUserId: idColumn(),
    /** 1 running, 2 finished */
    status: smallint().notNull().default(1),
    /** `bpm_process_instance_result` */
    result: smallint().notNull().default(1),
    /** Why it was rejected or cancelled. */
    reason: text(),
    /** 1 active, 2 suspended */
    suspensionState: smallint().notNull().default(1),
    /** The record that it is about, such as a leave. */
    businessKey: varchar({ length: 255 }),
    /** The form as it was sent at the start. */
    formVariables: json().$type<Variables>().notNull().default({}),
    endTime: instantColumn(),
    /** Those of a root; those of a called one are in the state of its root until it ends. */
    variables: json().$type<Variables>().notNull().default({}),
    /** The interpreter's state of a root and of all that it called, without the root's variables; null on a called one. */
    state: json().$type<ProcessState>(),
    /** Counts the changes of the state. */
    revision: integer().notNull().default(0),
  },
  (table) => [
    index('bpm_process_instance_own')
      .on(table.tenantId, table.startUserId, table.createTime, table.id)
      .where(sql`parent_id is null`),
    index('bpm_process_instance_called')
      .on(table.rootId)
      .where(sql`parent_id is not null`),
    index('bpm_process_instance_definition').on(table.definitionId),
  ],
);
