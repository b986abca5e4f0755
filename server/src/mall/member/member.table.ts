import { pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { nameColumn, notDeleted, tenantRecordColumns } from '../../db/columns.ts';

/** Buyers, who have no account here: staff place their orders. */
export const members = pgTable(
  'member_user',
  {
    ...tenantRecordColumns(),
    nickname: nameColumn({ length: 30 }).notNull(),
    avatar: varchar({ length: 512 }),
    mobile: varchar({ length: 11 }).notNull(),
  },
  (table) => [uniqueIndex('member_user_mobile').on(table.tenantId, table.mobile).where(notDeleted)],
);
