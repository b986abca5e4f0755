import { sql } from 'drizzle-orm';
import { index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn, tenantRecordColumns } from '../../db/columns.ts';
import { sortIndexesOf } from '../../db/sortIndexesOf.ts';

/** Notices to applications, one for each payment and each refund. They are written together with what they tell of. */
export const payNotifyTasks = pgTable(
  'pay_notify_task',
  {
    ...tenantRecordColumns(),
    appId: idColumn().notNull(),
    /** `pay_notify_type` */
    type: integer().notNull(),
    /** The order or the refund that it tells of. */
    dataId: idColumn().notNull(),
    /** `pay_notify_status` */
    status: integer().notNull().default(0),
    merchantOrderId: varchar({ length: 64 }).notNull(),
    /** The next sending, or the time after which a server that is sending it counts as gone. */
    nextNotifyTime: instantColumn().notNull(),
    lastExecuteTime: instantColumn(),
    notifyTimes: integer().notNull().default(0),
    maxNotifyTimes: integer().notNull().default(9),
    notifyUrl: varchar({ length: 1024 }).notNull(),
  },
  (table) => [
    uniqueIndex('pay_notify_task_data').on(table.type, table.dataId),
    index('pay_notify_task_due')
      .on(table.nextNotifyTime)
      .where(sql`status in (0, 21, 22)`),
    ...sortIndexesOf('pay_notify_task', table, ['createTime']),
  ],
);
