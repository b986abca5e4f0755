import { and, asc, eq, type InferSelectModel } from 'drizzle-orm';
import { rowsWhere, type Scope } from '../../records/rows.ts';
import { taskAssignRules } from './taskAssignRule.table.ts';
import type { UserTask } from '../diagram/readDiagram.ts';

type Rule = InferSelectModel<typeof taskAssignRules>;

/** The `processDefinitionId` of the rules that belong to a model itself. */
export const OF_MODEL = '';

/** Gives the rules of a model itself, those of user tasks that it has no longer among them. */
export const rulesOfModel = (scope: Scope, modelId: string): Promise<readonly Rule[]> =>
  rowsWhere(scope, taskAssignRules, and(eq(taskAssignRules.modelId, modelId), eq(taskAssignRules.processDefinitionId, OF_MODEL)));

/** Gives the rules of a definition in the order of the user tasks in its XML, which is that in which they were made. */
export const rulesOfDefinition = (scope: Scope, processDefinitionId: string): Promise<readonly Rule[]> =>
  rowsWhere(scope, taskAssignRules, eq(taskAssignRules.processDefinitionId, processDefinitionId), {
    orderBy: [asc(taskAssignRules.id)],
  });

/** Puts each user task beside its rule; undefined where it has none. */
export function withRules(
  tasks: readonly UserTask[],
  rules: readonly Rule[],
): readonly { readonly task: UserTask; readonly rule: Rule | undefined }[] {
  const byKey = new Map(rules.map((rule) => [rule.taskDefinitionKey, rule]));
  return tasks.map((task) => ({ task, rule: byKey.get(task.key) }));
}
