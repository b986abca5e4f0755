import { integer, pgTable, smallint, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { nameColumn, notDeleted, recordColumns } from '../../db/columns.ts';
import { sortIndexesOf } from '../../db/sortIndexesOf.ts';

/** The entries of the dictionaries. */
export const dictDataRows = pgTable(
  'system_dict_data',
  {
    ...recordColumns(),
    sort: integer().notNull().default(0),
    label: nameColumn({ length: 100 }).notNull(),
    value: varchar({ length: 100 }).notNull(),
    dictType: varchar({ length: 100 }).notNull(),
    /** `common_status` */
    status: smallint().notNull().default(0),
    colorType: varchar({ length: 100 }).notNull().default(''),
    cssClass: varchar({ length: 100 }).notNull().default(''),
    remark: varchar({ length: 500 }),
  },
  (table) => [
    uniqueIndex('system_dict_data_value').on(table.dictType, table.value).where(notDeleted),
    ...sortIndexesOf('system_dict_data', table, ['label', 'value', 'sort', 'status', 'createTime']),
  ],
);
