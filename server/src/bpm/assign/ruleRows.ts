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
  recordHistory(taskAssignRules, {
    fields: ['taskDefinitionKey', 'type', 'options'],
    words: {
      name: '任务分配规则',
      fields: {
        taskDefinitionKey: { label: '任务标识', kind: 'code' },
        type: { label: '规则类型', kind: 'dict', dictionary: 'bpm_task_assign_rule_type' },
        options: { label: '规则值', kind: 'longText' },
      },
    },
  }),
);
