import type { Scope } from '../../../records/rows.ts';
import { taskMissing } from '../../process/command/refusals.ts';
import { deployedDefinition } from '../../process/models/definitionModels.ts';
import { isApproved, placeOfOpenTask } from '../held/openTask.ts';
import { returnTargets } from './returnTargets.ts';

/**
 * Gives the user tasks to which a task can be sent back. Anybody who may change tasks may know them, as in a real back end.
 * @throws BusinessError when there is no such task or it is done
 */
export async function returnList(scope: Scope, taskId: string) {
  const { definition: id, definitionKey, ...task } = await placeOfOpenTask(scope, taskId);
  if (isApproved(task)) throw taskMissing();
  const definition = id === null ? null : await deployedDefinition(scope.db, scope.tenantId, id);
  if (definition === null) return [];
  return returnTargets(definition.model, definitionKey).map((target) => ({ definitionKey: target.id, name: target.name }));
}
