import type { ListView } from '@zhilv/contract/system';
import { index, jsonb, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { idColumn, nameColumn, notDeleted, tenantRecordColumns } from '../../db/columns.ts';

/** Filters, orders and columns of lists that people keep under a name. */
export const listViews = pgTable(
  'system_list_view',
  {
    ...tenantRecordColumns(),
    userId: idColumn().notNull(),
    /** The path of the list's page call. */
    list: varchar({ length: 100 }).notNull(),
    name: nameColumn({ length: 30 }).notNull(),
    query: varchar({ length: 2000 }).notNull(),
    columns: jsonb().$type<ListView['columns']>(),
    /** Whoever has the role sees the view, too; null for a private one. */
    roleId: idColumn(),
  },
  (table) => [
    uniqueIndex('system_list_view_name').on(table.tenantId, table.userId, table.list, table.name).where(notDeleted),
    index('system_list_view_role').on(table.roleId, table.list),
  ],
);
