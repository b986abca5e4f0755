import { recordHistory } from '../../records/history/recordHistory.ts';
import { recordsOf } from '../../records/recordsOf.ts';
import { ruleMissing, ruleTaken } from './assignRefusals.ts';
import { taskAssignRules } from './taskAssignRule.table.ts';

/** The rows of rules that give tasks to people. */
export const ruleRows = recordsOf(
  taskAssignRules,
  {
    missing: ruleMissing,
    unique: [
      {
        by: ['modelId', 'processDefinitionId', 'taskDefinitionKey'],
        taken: ({ modelId, taskDefinitionKey }) => ruleTaken(modelId, taskDefinitionKey),
      },
    ],
  },
  recordHistory(taskAssignRules, { fields: ['taskDefinitionKey', 'type', 'options'] }),
);
