import { boolean, index, jsonb, pgTable, smallint, varchar } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn, tenantRecordColumns } from '../../db/columns.ts';
import { sortIndexesOf } from '../../db/sortIndexesOf.ts';

/** The `user_type` of staff; members have ids of their own. */
export const STAFF = 2;

/** Messages to single users, shown in the console. */
export const notifyMessages = pgTable(
  'system_notify_message',
  {
    ...tenantRecordColumns(),
    userId: idColumn().notNull(),
    /** `user_type` */
    userType: smallint().notNull(),
    templateId: idColumn().notNull(),
    templateCode: varchar({ length: 64 }).notNull(),
    /** The sender that the message names. */
    templateNickname: varchar({ length: 63 }).notNull(),
    /** The text, filled in. */
    templateContent: varchar({ length: 1024 }).notNull(),
    /** `system_notify_template_type` */
    templateType: smallint().notNull(),
    templateParams: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    readStatus: boolean().notNull().default(false),
    readTime: instantColumn(),
  },
  (table) => [
    index('system_notify_message_user').on(table.userId, table.readStatus),
    ...sortIndexesOf('system_notify_message', table, ['createTime']),
  ],
);
