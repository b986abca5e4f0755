import { index, pgTable, smallint, varchar } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn, primaryId, tenantIdColumn } from '../../db/columns.ts';

/** Every sign-in and every sign-out. */
export const loginLogs = pgTable(
  'system_login_log',
  {
    id: primaryId(),
    tenantId: tenantIdColumn(),
    /** `system_login_type` */
    logType: smallint().notNull(),
    traceId: varchar({ length: 64 }).notNull(),
    userId: idColumn(),
    username: varchar({ length: 50 }).notNull(),
    /** `system_login_result` */
    result: smallint().notNull(),
    userIp: varchar({ length: 50 }).notNull(),
    userAgent: varchar({ length: 512 }).notNull(),
    createTime: instantColumn().notNull(),
  },
  (table) => [index('system_login_log_time').on(table.tenantId, table.createTime)],
);
