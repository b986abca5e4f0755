import type { SUSPENSION_STATE } from '@zhilv/contract/bpm';
import { and, desc, eq, inArray, type InferSelectModel, ne } from 'drizzle-orm';
import { kept, type Scope } from '../../records/rows.ts';
import { changeStamp } from '../../records/stamps.ts';
import { processDefinitions } from '../process/rows/processDefinition.table.ts';
import type { Deployer } from './Deployer.ts';

/** The part of a definition that a list of models shows. */
export type CurrentDefinition = Pick<
  InferSelectModel<typeof processDefinitions>,
  'id' | 'modelId' | 'version' | 'deploymentTime' | 'suspensionState'
>;

/** Gives the definition that was deployed last of each of these models, by the ids of the models. */
export async function currentDefinitions(
  scope: Scope,
  modelIds: readonly string[],
): Promise<ReadonlyMap<string, CurrentDefinition>> {
  if (modelIds.length === 0) return new Map();
  const { id, modelId, version, deploymentTime, suspensionState } = processDefinitions;
  const rows = await scope.db
    .selectDistinctOn([modelId], { id, modelId, version, deploymentTime, suspensionState })
    .from(processDefinitions)
    .where(and(kept(processDefinitions, scope), inArray(modelId, [...modelIds])))
    .orderBy(modelId, desc(version));
  return new Map(rows.map((row) => [row.modelId, row]));
}

/**
 * Activates or suspends the definition that was deployed last of a model. What runs goes on, for only starting asks whether it may.
 * @returns whether there is one
 */
export async function setCurrentState(
  deployer: Deployer,
  modelId: string,
  state: (typeof SUSPENSION_STATE)[keyof typeof SUSPENSION_STATE],
): Promise<boolean> {
  const current = (await currentDefinitions(deployer, [modelId])).get(modelId);
  if (current === undefined) return false;
  await deployer.db
    .update(processDefinitions)
    .set({ suspensionState: state, ...changeStamp(deployer) })
    .where(and(eq(processDefinitions.id, current.id), ne(processDefinitions.suspensionState, state)));
  return true;
}
