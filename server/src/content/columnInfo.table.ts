import { index, integer, pgTable, smallint, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { instantColumn, longText, nameColumn, notDeleted, recordColumns } from '../db/columns.ts';
import { sortIndexesOf } from '../db/sortIndexesOf.ts';

/** Rows of the public lists: carousel, news, solutions, about us, cases. */
export const columnInfoRows = pgTable(
  'cjy_column_info',
  {
    ...recordColumns(),
    /** `cjy_column_type` */
    type: smallint().notNull(),
    /** `cjy_news_type` or `cjy_solution_type`; null for the other types. */
    infoType: smallint(),
    title: nameColumn({ length: 100 }).notNull(),
    logo: varchar({ length: 500 }).notNull(),
    /** `cjy_recommend` */
    recommend: smallint().notNull().default(0),
    summary: varchar({ length: 500 }),
    banner: varchar({ length: 500 }),
    /** HTML */
    content: longText().notNull(),
    source: varchar({ length: 50 }),
    publishTime: instantColumn().notNull(),
    sort: integer().notNull().default(0),
    /** `common_status`: 0 published, 1 hidden */
    status: smallint().notNull().default(0),
    viewCount: integer().notNull().default(0),
  },
  (table) => [
    index('cjy_column_info_list').on(table.type, table.infoType, table.sort),
    uniqueIndex('cjy_column_info_title').on(table.type, table.title).where(notDeleted),
    ...sortIndexesOf('cjy_column_info', table, [
      'title',
      'type',
      'infoType',
      'recommend',
      'sort',
      'status',
      'publishTime',
      'createTime',
    ]),
  ],
);
