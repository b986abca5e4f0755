import { pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { idColumn, nameColumn, notDeleted, tenantRecordColumns } from '../../db/columns.ts';
import { sortIndexesOf } from '../../db/sortIndexesOf.ts';

export const propertyValues = pgTable(
  'product_property_value',
  {
    ...tenantRecordColumns(),
    propertyId: idColumn().notNull(),
    name: nameColumn({ length: 128 }).notNull(),
    remark: varchar({ length: 255 }),
  },
  (table) => [
    uniqueIndex('product_property_value_name').on(table.propertyId, table.name).where(notDeleted),
    ...sortIndexesOf('product_property_value', table, ['name', 'createTime']),
  ],
);
