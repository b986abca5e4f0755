import { pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { idColumn, notDeleted, tenantRecordColumns } from './columns.ts';

/** What products differ in: a colour, a size. */
export const properties = pgTable(
  'product_property',
  {
    ...tenantRecordColumns(),
    name: varchar({ length: 64 }).notNull(),
    remark: varchar({ length: 255 }),
  },
  (table) => [uniqueIndex('product_property_name').on(table.tenantId, table.name).where(notDeleted)],
);

export const propertyValues = pgTable(
  'product_property_value',
  {
    ...tenantRecordColumns(),
    propertyId: idColumn().notNull(),
    name: varchar({ length: 128 }).notNull(),
    remark: varchar({ length: 255 }),
  },
  (table) => [uniqueIndex('product_property_value_name').on(table.propertyId, table.name).where(notDeleted)],
);
