import { index, integer, pgTable, smallint, varchar } from 'drizzle-orm/pg-core';
import { idColumn, tenantRecordColumns } from '../../db/columns.ts';

export const depts = pgTable(
  'system_dept',
  {
    ...tenantRecordColumns(),
    name: varchar({ length: 30 }).notNull(),
    /** 0 at the root. */
    parentId: idColumn().notNull().default(0),
    sort: integer().notNull().default(0),
    leaderUserId: idColumn(),
    phone: varchar({ length: 11 }),
    email: varchar({ length: 50 }),
    /** `common_status` */
    status: smallint().notNull().default(0),
  },
  (table) => [index('system_dept_tenant').on(table.tenantId)],
);
