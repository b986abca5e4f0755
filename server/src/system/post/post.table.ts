import { index, integer, pgTable, primaryKey, smallint, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { idColumn, nameColumn, notDeleted, tenantRecordColumns } from '../../db/columns.ts';
import { sortIndexesOf } from '../../db/sortIndexesOf.ts';

/** The posts that people hold in a company, such as 项目经理. */
export const posts = pgTable(
  'system_post',
  {
    ...tenantRecordColumns(),
    name: nameColumn({ length: 50 }).notNull(),
    code: varchar({ length: 64 }).notNull(),
    sort: integer().notNull().default(0),
    /** `common_status` */
    status: smallint().notNull().default(0),
    remark: varchar({ length: 500 }),
  },
  (table) => [
    uniqueIndex('system_post_name').on(table.tenantId, table.name).where(notDeleted),
    uniqueIndex('system_post_code').on(table.tenantId, table.code).where(notDeleted),
    ...sortIndexesOf('system_post', table, ['name', 'code', 'sort', 'status', 'createTime']),
  ],
);

export const userPosts = pgTable('system_user_post', { userId: idColumn().notNull(), postId: idColumn().notNull() }, (table) => [
  primaryKey({ columns: [table.userId, table.postId] }),
  index('system_user_post_post').on(table.postId),
]);
