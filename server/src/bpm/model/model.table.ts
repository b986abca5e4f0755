import { pgTable, smallint, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { idColumn, longText, nameColumn, notDeleted, tenantRecordColumns } from '../../db/columns.ts';
import { sortIndexesOf } from '../../db/sortIndexesOf.ts';

/** A model holds the diagram of a process before and between deployments. */
export const models = pgTable(
  'bpm_model',
  {
    ...tenantRecordColumns(),
    id: varchar({ length: 64 }).primaryKey(),
    /** The process id in the XML. */
    key: varchar({ length: 64 }).notNull(),
    name: nameColumn({ length: 64 }).notNull(),
    description: varchar({ length: 255 }),
    /** `bpm_model_category` */
    category: varchar({ length: 64 }),
    /** `bpm_model_form_type` */
    formType: smallint(),
    formId: idColumn(),
    formCustomCreatePath: varchar({ length: 255 }),
    formCustomViewPath: varchar({ length: 255 }),
    /** Null before the first save in the designer. */
    bpmnXml: longText(),
  },
  (table) => [
    uniqueIndex('bpm_model_key').on(table.tenantId, table.key).where(notDeleted),
    ...sortIndexesOf('bpm_model', table, ['key', 'name', 'category', 'createTime']),
  ],
);
