import { pgTable, smallint, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { nameColumn, notDeleted, tenantRecordColumns } from '../../db/columns.ts';
import { sortIndexesOf } from '../../db/sortIndexesOf.ts';

/** The texts that messages are filled in from. */
export const notifyTemplates = pgTable(
  'system_notify_template',
  {
    ...tenantRecordColumns(),
    name: nameColumn({ length: 63 }).notNull(),
    code: varchar({ length: 64 }).notNull(),
    /** `system_notify_template_type` */
    type: smallint().notNull(),
    /** The sender that messages name. */
    nickname: varchar({ length: 63 }).notNull(),
    /** The text, with places such as `{name}`. */
    content: varchar({ length: 1024 }).notNull(),
    /** The names of the places in the text, in their order. */
    params: text().array().notNull().default([]),
    /** `common_status` */
    status: smallint().notNull().default(0),
    remark: varchar({ length: 255 }),
  },
  (table) => [
    uniqueIndex('system_notify_template_code').on(table.tenantId, table.code).where(notDeleted),
    ...sortIndexesOf('system_notify_template', table, ['name', 'code', 'type', 'status', 'createTime']),
  ],
);
