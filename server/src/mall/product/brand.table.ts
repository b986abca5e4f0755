import { integer, pgTable, smallint, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { nameColumn, notDeleted, tenantRecordColumns } from '../../db/columns.ts';
import { sortIndexesOf } from '../../db/sortIndexesOf.ts';

/** Brands of goods. */
export const brands = pgTable(
  'product_brand',
  {
    ...tenantRecordColumns(),
    name: nameColumn({ length: 255 }).notNull(),
    picUrl: varchar({ length: 1024 }).notNull(),
    sort: integer().notNull().default(0),
    description: varchar({ length: 1024 }),
    /** `common_status` */
    status: smallint().notNull().default(0),
  },
  (table) => [
    uniqueIndex('product_brand_name').on(table.tenantId, table.name).where(notDeleted),
    ...sortIndexesOf('product_brand', table, ['name', 'sort', 'status', 'createTime']),
  ],
);
