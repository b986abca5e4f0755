import { index, integer, pgTable, smallint, varchar } from 'drizzle-orm/pg-core';
import { idColumn, nameColumn, tenantRecordColumns } from '../../db/columns.ts';

/** Categories of goods, which have two levels. */
export const categories = pgTable(
  'product_category',
  {
    ...tenantRecordColumns(),
    /** 0 at the root. */
    parentId: idColumn().notNull().default(0),
    name: nameColumn({ length: 255 }).notNull(),
    picUrl: varchar({ length: 1024 }).notNull(),
    bigPicUrl: varchar({ length: 1024 }),
    sort: integer().notNull().default(0),
    /** `common_status` */
    status: smallint().notNull().default(0),
    description: varchar({ length: 255 }),
  },
  (table) => [index('product_category_parent').on(table.tenantId, table.parentId, table.sort, table.id)],
);
