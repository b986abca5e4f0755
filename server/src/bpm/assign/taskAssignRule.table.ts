import { index, pgTable, smallint, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { idColumn, notDeleted, tenantRecordColumns } from '../../db/columns.ts';

/** Who gets the tasks of user tasks. Deploying a model copies its rules to the definition, and those never change. */
export const taskAssignRules = pgTable(
  'bpm_task_assign_rule',
  {
    ...tenantRecordColumns(),
    modelId: varchar({ length: 64 }).notNull(),
    /** Empty for a rule of the model itself. */
    processDefinitionId: varchar({ length: 128 }).notNull().default(''),
    /** The id of the user task in the XML. */
    taskDefinitionKey: varchar({ length: 255 }).notNull(),
    /** The name of the user task in the definition; null for a rule of a model, whose XML has the name of today. */
    taskDefinitionName: text(),
    /** `bpm_task_assign_rule_type` */
    type: smallint().notNull(),
    /** The ids that the type is about, or the values of scripts. */
    options: idColumn().array().notNull().default([]),
  },
  (table) => [
    uniqueIndex('bpm_task_assign_rule_task')
      .on(table.tenantId, table.modelId, table.processDefinitionId, table.taskDefinitionKey)
      .where(notDeleted),
    index('bpm_task_assign_rule_definition').on(table.tenantId, table.processDefinitionId, table.id),
  ],
);
