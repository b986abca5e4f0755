import { integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { nameColumn, tenantRecordColumns } from '../../db/columns.ts';
import { sortIndexesOf } from '../../db/sortIndexesOf.ts';

/** Applications that take payments. */
export const payApps = pgTable(
  'pay_app',
  {
    ...tenantRecordColumns(),
    name: nameColumn({ length: 64 }).notNull(),
    status: integer().notNull().default(0),
    remark: varchar({ length: 255 }),
    orderNotifyUrl: varchar({ length: 1024 }).notNull(),
    refundNotifyUrl: varchar({ length: 1024 }).notNull(),
    /** Notices to the application are signed with it. It never leaves the server. */
    secret: varchar({ length: 64 }).notNull(),
  },
  (table) => sortIndexesOf('pay_app', table, ['name', 'status', 'createTime']),
);
