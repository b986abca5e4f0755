import { randomInt } from 'node:crypto';
import type { Id } from '@zhilv/contract';
import type { AssignRuleType } from '@zhilv/contract/bpm';
import { and, eq } from 'drizzle-orm';
import { rowsWhere, type Scope } from '../../records/rows.ts';
import { ruleMissing } from './assignRefusals.ts';
import { candidatesOf } from './candidatesOf.ts';
import { taskAssignRules } from './taskAssignRule.table.ts';

/** Picks one of several people, of whom there is at least one. */
export type Pick = (candidates: readonly Id[]) => Id;

/** Whoever is picked, nobody could tell before. */
export const pickAtRandom: Pick = (candidates) => candidates[randomInt(candidates.length)] as Id;

/** A user task of a definition that is about to make tasks. */
interface Assigning {
  readonly processDefinitionId: string;
  readonly taskDefinitionKey: string;
  /** Who started the process. */
  readonly starter: Id;
  /** Whether everybody gets a task, and not one of them. */
  readonly isMultiInstance: boolean;
}

/**
 * Gives those who get the tasks of a user task: all whom its rule names for a multi-instance one, else the one who is picked.
 * @throws BusinessError when there is nobody, or no rule
 */
export async function assigneesOf(
  scope: Scope,
  { processDefinitionId, taskDefinitionKey, starter, isMultiInstance }: Assigning,
  pick: Pick = pickAtRandom,
): Promise<readonly Id[]> {
  const [rule] = await rowsWhere(
    scope,
    taskAssignRules,
    and(eq(taskAssignRules.processDefinitionId, processDefinitionId), eq(taskAssignRules.taskDefinitionKey, taskDefinitionKey)),
    { columns: ['type', 'options'] },
  );
  if (rule === undefined) throw ruleMissing();
  // The contract lets no other type in.
  const candidates = await candidatesOf(scope, { type: rule.type as AssignRuleType, options: rule.options }, starter);
  return isMultiInstance ? candidates : [pick(candidates)];
}
