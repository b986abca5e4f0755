import { index, integer, pgTable, primaryKey, smallint, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { idColumn, nameColumn, notDeleted, tenantRecordColumns } from '../../db/columns.ts';
import { sortIndexesOf } from '../../db/sortIndexesOf.ts';

/** The code of the role whose holders administrate a tenant. */
export const TENANT_ADMIN = 'tenant_admin';

/** The `system_role_type` of roles that the product itself needs. */
export const BUILT_IN = 1;

export const roles = pgTable(
  'system_role',
  {
    ...tenantRecordColumns(),
    name: nameColumn({ length: 30 }).notNull(),
    code: varchar({ length: 100 }).notNull(),
    sort: integer().notNull().default(0),
    /** `common_status` */
    status: smallint().notNull().default(0),
    /** `system_role_type`: 1 built in, 2 custom */
    type: smallint().notNull().default(2),
    /** `system_data_scope`; 1 is all */
    dataScope: smallint().notNull().default(1),
    /** The departments that a data scope of 2 names; null where none were ever chosen. */
    dataScopeDeptIds: idColumn().array(),
    remark: varchar({ length: 500 }),
  },
  (table) => [
    uniqueIndex('system_role_code').on(table.tenantId, table.code).where(notDeleted),
    uniqueIndex('system_role_name').on(table.tenantId, table.name).where(notDeleted),
    ...sortIndexesOf('system_role', table, ['name', 'code', 'sort', 'status', 'createTime']),
  ],
);

export const userRoles = pgTable('system_user_role', { userId: idColumn().notNull(), roleId: idColumn().notNull() }, (table) => [
  primaryKey({ columns: [table.userId, table.roleId] }),
  index('system_user_role_role').on(table.roleId),
]);

export const roleMenus = pgTable('system_role_menu', { roleId: idColumn().notNull(), menuId: idColumn().notNull() }, (table) => [
  primaryKey({ columns: [table.roleId, table.menuId] }),
  index('system_role_menu_menu').on(table.menuId),
]);

/** One row. Triggers give it another value with each change of roles, menu rows and what is granted to whom (migration 0007). */
export const roleRevisions = pgTable('system_role_revision', {
  id: smallint().primaryKey(),
  /** No value comes twice, so that a database of another time or place is not taken for this one. */
  revision: uuid().notNull(),
});
