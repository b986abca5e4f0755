import { pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { nameColumn, notDeleted, tenantRecordColumns } from '../../db/columns.ts';
import { sortIndexesOf } from '../../db/sortIndexesOf.ts';

/** Properties in which products differ, such as a colour or a size. */
export const properties = pgTable(
  'product_property',
  {
    ...tenantRecordColumns(),
    name: nameColumn({ length: 64 }).notNull(),
    remark: varchar({ length: 255 }),
  },
  (table) => [
    uniqueIndex('product_property_name').on(table.tenantId, table.name).where(notDeleted),
    ...sortIndexesOf('product_property', table, ['name', 'createTime']),
  ],
);
