import { jsonb, pgTable, smallint, varchar } from 'drizzle-orm/pg-core';
import { longText, nameColumn, tenantRecordColumns } from '../../db/columns.ts';
import { sortIndexesOf } from '../../db/sortIndexesOf.ts';

/** Forms that are filled in to start processes. A definition has a copy of its form, so that what runs keeps its own. */
export const forms = pgTable(
  'bpm_form',
  {
    ...tenantRecordColumns(),
    name: nameColumn({ length: 64 }).notNull(),
    /** `common_status` */
    status: smallint().notNull().default(0),
    /** One JSON text. */
    conf: longText().notNull(),
    /** One JSON text for each item. */
    fields: jsonb().$type<string[]>().notNull().default([]),
    remark: varchar({ length: 255 }),
  },
  (table) => sortIndexesOf('bpm_form', table, ['name', 'status', 'createTime']),
);
