import { integer, pgTable, primaryKey, smallint, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { idColumn, notDeleted, tenantRecordColumns } from '../../db/columns.ts';

export const roles = pgTable(
  'system_role',
  {
    ...tenantRecordColumns(),
    name: varchar({ length: 30 }).notNull(),
    code: varchar({ length: 100 }).notNull(),
    sort: integer().notNull().default(0),
    /** `common_status` */
    status: smallint().notNull().default(0),
    /** `system_role_type`: 1 built in, 2 custom */
    type: smallint().notNull().default(2),
    /** `system_data_scope`; 1 is all */
    dataScope: smallint().notNull().default(1),
    remark: varchar({ length: 500 }),
  },
  (table) => [uniqueIndex('system_role_code').on(table.tenantId, table.code).where(notDeleted)],
);

export const userRoles = pgTable('system_user_role', { userId: idColumn().notNull(), roleId: idColumn().notNull() }, (table) => [
  primaryKey({ columns: [table.userId, table.roleId] }),
]);

export const roleMenus = pgTable('system_role_menu', { roleId: idColumn().notNull(), menuId: idColumn().notNull() }, (table) => [
  primaryKey({ columns: [table.roleId, table.menuId] }),
]);

/** One row. Triggers give it another value with each change of roles, menu rows and what is granted to whom (migration 0007). */
export const roleRevisions = pgTable('system_role_revision', {
  id: smallint().primaryKey(),
  /** No value comes twice, so that a database of another time or place is not taken for this one. */
  revision: uuid().notNull(),
});
