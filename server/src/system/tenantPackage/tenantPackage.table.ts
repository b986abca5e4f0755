import { pgTable, smallint, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { idColumn, nameColumn, notDeleted, recordColumns } from '../../db/columns.ts';
import { sortIndexesOf } from '../../db/sortIndexesOf.ts';

/** The menu rows that a tenant may use at most. Packages are the same for every tenant. */
export const tenantPackages = pgTable(
  'system_tenant_package',
  {
    ...recordColumns(),
    name: nameColumn({ length: 30 }).notNull(),
    /** `common_status` */
    status: smallint().notNull().default(0),
    remark: varchar({ length: 256 }),
    menuIds: idColumn().array().notNull().default([]),
  },
  (table) => [
    uniqueIndex('system_tenant_package_name').on(table.name).where(notDeleted),
    ...sortIndexesOf('system_tenant_package', table, ['name', 'status', 'createTime']),
  ],
);
