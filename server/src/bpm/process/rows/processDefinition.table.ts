import { index, integer, json, pgTable, smallint, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn, longText, nameColumn, tenantRecordColumns } from '../../../db/columns.ts';
import { definitionId } from './engineColumns.ts';

/** Versions of processes. Each is what its model and its form were when it was deployed, and only its suspension changes. */
export const processDefinitions = pgTable(
  'bpm_process_definition',
  {
    ...tenantRecordColumns(),
    id: definitionId().primaryKey(),
    /** The process id in the XML. */
    key: varchar({ length: 64 }).notNull(),
    version: integer().notNull(),
    modelId: varchar({ length: 64 }).notNull(),
    name: nameColumn({ length: 64 }).notNull(),
    /** `bpm_model_category` */
    category: varchar({ length: 64 }),
    description: varchar({ length: 255 }),
    /** `bpm_model_form_type` */
    formType: smallint(),
    formId: idColumn(),
    /** The settings of the whole form, as one JSON text. */
    formConf: longText(),
    /** A JSON text for each item of the form. */
    formFields: json().$type<string[]>(),
    formCustomCreatePath: varchar({ length: 255 }),
    formCustomViewPath: varchar({ length: 255 }),
    bpmnXml: longText().notNull(),
    /** 1 active, 2 suspended */
    suspensionState: smallint().notNull().default(1),
    deploymentTime: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('bpm_process_definition_version').on(table.tenantId, table.key, table.version),
    index('bpm_process_definition_model').on(table.modelId, table.version),
  ],
);
