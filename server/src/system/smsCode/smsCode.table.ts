import { index, pgTable, smallint, varchar } from 'drizzle-orm/pg-core';
import { instantColumn, primaryId, tenantIdColumn } from '../../db/columns.ts';

/** The codes that were sent to phones in the last day. */
export const smsCodes = pgTable(
  'system_sms_code',
  {
    id: primaryId(),
    tenantId: tenantIdColumn(),
    mobile: varchar({ length: 11 }).notNull(),
    /** What it was sent for (docs/protocol/system.md §1.2). */
    scene: smallint().notNull(),
    codeHash: varchar({ length: 64 }).notNull(),
    createTime: instantColumn().notNull(),
    /** The time at which somebody got in by it; null while nobody has. */
    usedTime: instantColumn(),
  },
  (table) => [
    index('system_sms_code_mobile').on(table.tenantId, table.mobile),
    index('system_sms_code_time').on(table.createTime),
  ],
);
