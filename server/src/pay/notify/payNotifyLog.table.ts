import { index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { idColumn, tenantRecordColumns } from '../../db/columns.ts';

/** What came of each sending of a notice. */
export const payNotifyLogs = pgTable(
  'pay_notify_log',
  {
    ...tenantRecordColumns(),
    taskId: idColumn().notNull(),
    /** Which sending it was, from 1. */
    notifyTimes: integer().notNull(),
    /** The answer, or what failed. */
    response: varchar({ length: 2048 }).notNull(),
    /** `pay_notify_status` */
    status: integer().notNull(),
  },
  (table) => [index('pay_notify_log_task').on(table.taskId, table.id)],
);
