import { index, integer, pgTable, smallint, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn, primaryId, tenantIdColumn } from '../../db/columns.ts';

/** Sign-ins, attempts at one and sign-outs of the last 180 days. */
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
    /** The row stands for so many attempts. */
    attempts: integer().notNull().default(1),
    /** Refused attempts with the same text here are counted up in one row; null where a row stands for one alone. */
    foldedInto: varchar({ length: 100 }),
  },
  (table) => [
    index('system_login_log_time').on(table.tenantId, table.createTime),
    index('system_login_log_age').on(table.createTime),
    uniqueIndex('system_login_log_folded').on(table.foldedInto),
  ],
);
