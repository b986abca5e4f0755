import { index, pgTable, smallint, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn, nameColumn, notDeleted, tenantRecordColumns } from '../../db/columns.ts';
import { sortIndexesOf } from '../../db/sortIndexesOf.ts';

export const users = pgTable(
  'system_user',
  {
    ...tenantRecordColumns(),
    username: varchar({ length: 30 }).notNull(),
    /** The text that `hashPassword` writes. */
    password: text().notNull(),
    nickname: nameColumn({ length: 30 }).notNull(),
    remark: varchar({ length: 500 }),
    deptId: idColumn(),
    email: varchar({ length: 50 }),
    mobile: varchar({ length: 11 }),
    /** `system_user_sex` */
    sex: smallint(),
    avatar: varchar({ length: 512 }),
    /** `common_status` */
    status: smallint().notNull().default(0),
    loginIp: varchar({ length: 50 }),
    loginDate: instantColumn(),
  },
  (table) => [
    uniqueIndex('system_user_username').on(table.tenantId, table.username).where(notDeleted),
    index('system_user_dept').on(table.tenantId, table.deptId),
    index('system_user_mobile').on(table.tenantId, table.mobile),
    index('system_user_email').on(table.tenantId, table.email),
    ...sortIndexesOf('system_user', table, ['username', 'nickname', 'status', 'createTime']),
  ],
);
