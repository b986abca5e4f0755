import { index, integer, pgTable, smallint, varchar } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn, primaryId, tenantIdColumn } from '../../db/columns.ts';

/** Calls of signed-in users that write, refused ones too. It holds nothing of what was sent but the key of the record. */
export const operateLogs = pgTable(
  'system_operate_log',
  {
    id: primaryId(),
    tenantId: tenantIdColumn(),
    traceId: varchar({ length: 64 }).notNull(),
    userId: idColumn().notNull(),
    /** The account's name at the time of the call. */
    username: varchar({ length: 50 }).notNull(),
    /** `system_operate_type` */
    type: smallint().notNull(),
    requestMethod: varchar({ length: 10 }).notNull(),
    /** The endpoint's path, without a query. */
    requestUrl: varchar({ length: 200 }).notNull(),
    /** The key of the record that the call was about, as far as it names one. */
    recordId: varchar({ length: 64 }),
    /** The answer's code; 0 when it was done. */
    resultCode: integer().notNull(),
    /** The words of a refusal. */
    resultMsg: varchar({ length: 200 }),
    durationMs: integer().notNull(),
    userIp: varchar({ length: 50 }).notNull(),
    userAgent: varchar({ length: 200 }).notNull(),
    createTime: instantColumn().notNull(),
  },
  (table) => [
    index('system_operate_log_time').on(table.tenantId, table.createTime),
    index('system_operate_log_user').on(table.tenantId, table.userId, table.createTime),
    index('system_operate_log_url').on(table.tenantId, table.requestUrl, table.createTime),
    index('system_operate_log_age').on(table.createTime),
  ],
);
