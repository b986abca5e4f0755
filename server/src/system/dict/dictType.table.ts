import { pgTable, smallint, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { nameColumn, notDeleted, recordColumns } from '../../db/columns.ts';
import { sortIndexesOf } from '../../db/sortIndexesOf.ts';

export const dictTypes = pgTable(
  'system_dict_type',
  {
    ...recordColumns(),
    name: nameColumn({ length: 100 }).notNull(),
    type: varchar({ length: 100 }).notNull(),
    /** `common_status` */
    status: smallint().notNull().default(0),
    remark: varchar({ length: 500 }),
  },
  (table) => [
    uniqueIndex('system_dict_type_type').on(table.type).where(notDeleted),
    uniqueIndex('system_dict_type_name').on(table.name).where(notDeleted),
    ...sortIndexesOf('system_dict_type', table, ['name', 'type', 'status', 'createTime']),
  ],
);
