import { index, integer, pgTable, smallint, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { idColumn, nameColumn, notDeleted, tenantRecordColumns } from '../../db/columns.ts';

export const depts = pgTable(
  'system_dept',
  {
    ...tenantRecordColumns(),
    name: nameColumn({ length: 30 }).notNull(),
    /** 0 at the root. */
    parentId: idColumn().notNull().default(0),
    sort: integer().notNull().default(0),
    leaderUserId: idColumn(),
    phone: varchar({ length: 11 }),
    email: varchar({ length: 50 }),
    /** `common_status` */
    status: smallint().notNull().default(0),
  },
  (table) => [
    index('system_dept_parent').on(table.tenantId, table.parentId, table.sort),
    uniqueIndex('system_dept_name').on(table.tenantId, table.parentId, table.name).where(notDeleted),
  ],
);
