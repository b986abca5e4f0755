import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { Done, Id, requiredChoice, requiredId, requiredText } from '../wire/values.ts';

/**
 * The values of `bpm_task_assign_rule_type`: whose ids the options of a rule are (docs/protocol/bpm.md §1). Of a script they are
 * values of {@link ASSIGN_SCRIPT}.
 */
export const ASSIGN_RULE_TYPE = {
  role: 10,
  deptMembers: 20,
  deptLeader: 21,
  post: 22,
  user: 30,
  userGroup: 40,
  script: 50,
} as const;
export type AssignRuleType = (typeof ASSIGN_RULE_TYPE)[keyof typeof ASSIGN_RULE_TYPE];

/** The values of `bpm_task_assign_script`. The first leader is that of the starter's department, the second that of the one above. */
export const ASSIGN_SCRIPT = { starter: 10, firstLeader: 20, secondLeader: 21 } as const;

/** Who gets the tasks that a user task of a diagram makes (docs/protocol/bpm.md §4). */
export const TaskAssignRule = z.object({
  /** Null, as all below but the task's key and name, for a user task without a rule yet. */
  id: z.nullish(Id),
  modelId: z.nullish(z.string()),
  /** Empty for the rule of a model, which alone can be changed. */
  processDefinitionId: z.nullish(z.string()),
  /** The id of the user task in the XML. */
  taskDefinitionKey: z.string(),
  taskDefinitionName: z.nullish(z.string()),
  /** One of {@link ASSIGN_RULE_TYPE}. */
  type: z.nullish(z.int()),
  options: z.nullish(z.array(Id)),
});
export type TaskAssignRule = z.infer<typeof TaskAssignRule>;

const TYPES = Object.values(ASSIGN_RULE_TYPE);

const assignment = {
  type: requiredChoice('规则类型', TYPES),
  options: z
    .array(Id, { error: '规则值数组不能为空' })
    .check(z.minLength(1, { error: '规则值数组不能为空' }), z.maxLength(1000, { error: '规则值数组不能超过 1000 个' })),
};

/** Rules that give tasks to people. */
export const taskAssignRule = {
  /**
   * The rule of each user task in the XML of a model or of a definition, in the order of the XML. Empty for a model without XML,
   * for an unknown id and without a parameter.
   */
  list: endpoint({
    method: 'GET',
    path: '/bpm/task-assign-rule/list',
    access: { permission: 'bpm:task-assign-rule:query' },
    input: z.object({ modelId: z.optional(z.string()), processDefinitionId: z.optional(z.string()) }),
    output: z.array(TaskAssignRule),
  }),
  /** Gives a user task of a model its rule, and answers the rule's id. */
  create: endpoint({
    method: 'POST',
    path: '/bpm/task-assign-rule/create',
    access: { permission: 'bpm:task-assign-rule:create' },
    input: z.object({
      modelId: requiredText('流程模型的编号', 64),
      taskDefinitionKey: requiredText('流程任务定义的编号', 255),
      ...assignment,
    }),
    output: Id,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/bpm/task-assign-rule/update',
    access: { permission: 'bpm:task-assign-rule:update' },
    input: z.object({ id: requiredId('任务分配规则的编号'), ...assignment }),
    output: Done,
  }),
};
