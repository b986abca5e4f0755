import { sql } from 'drizzle-orm';
import { index, integer, pgTable, smallint, text, varchar } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn, nameColumn, tenantRecordColumns } from '../../../db/columns.ts';
import { elementId, engineId, engineRef } from './engineColumns.ts';

/** Tasks of people, open and finished ones. Signers who were added have tasks of their own, below that of who added them. */
export const tasks = pgTable(
  'bpm_task',
  {
    ...tenantRecordColumns(),
    id: engineId().primaryKey(),
    instanceId: engineId().notNull(),
    rootId: engineId().notNull(),
    /** Null for that of a signer who was added, of which the interpreter does not know. */
    ref: engineRef(),
    definitionKey: elementId().notNull(),
    name: nameColumn({ length: 255 }).notNull(),
    /** Null while nobody is to do it, such as while it waits for signers. */
    assigneeId: idColumn(),
    /** Who gets it back from a delegate or from signers. */
    ownerId: idColumn(),
    /** `pending` while a delegate has it, `resolved` after that. */
    delegation: varchar({ length: 16 }).$type<'pending' | 'resolved'>(),
    /** The task of who added this signer. */
    parentTaskId: engineId(),
    /** `before` or `after` that task. */
    signType: varchar({ length: 8 }).$type<'before' | 'after'>(),
    /** `bpm_process_instance_result`, and 7 to 9 while others sign (docs/protocol/bpm.md §1) */
    result: smallint().notNull().default(1),
    reason: text(),
    /** 1 active, 2 suspended */
    suspensionState: smallint().notNull().default(1),
    priority: integer(),
    dueTime: instantColumn(),
    claimTime: instantColumn(),
    endTime: instantColumn(),
  },
  (table) => [
    index('bpm_task_to_do')
      .on(table.tenantId, table.assigneeId, table.createTime, table.id)
      .where(sql`end_time is null`),
    // One that only signers hold open is done for its assignee.
    index('bpm_task_done')
      .on(table.tenantId, table.assigneeId, table.updateTime, table.id)
      .where(sql`end_time is not null or result = 7`),
    index('bpm_task_open')
      .on(table.rootId)
      .where(sql`end_time is null`),
    index('bpm_task_instance').on(table.instanceId, table.createTime),
    index('bpm_task_signers')
      .on(table.parentTaskId)
      .where(sql`parent_task_id is not null`),
  ],
);
