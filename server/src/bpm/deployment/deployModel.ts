import { randomUUID } from 'node:crypto';
import { SUSPENSION_STATE } from '@zhilv/contract/bpm';
import { and, eq, max } from 'drizzle-orm';
import { findRow, ofTenant } from '../../records/rows.ts';
import { creationStamp } from '../../records/stamps.ts';
import { copyRules, hasSameRules, requireRules } from '../assign/deployRules.ts';
import { currentDefinitions, setCurrentState } from '../definition/currentDefinitions.ts';
import type { Deployer } from '../definition/Deployer.ts';
import { readDiagram, type UserTask } from '../diagram/readDiagram.ts';
import { modelMissing } from '../model/modelMissing.ts';
import { processDefinitions } from '../process/rows/processDefinition.table.ts';
import { chosenForm, contentOf, type DefinitionContent, isSameContent, requireWhole } from './definitionContent.ts';
import { definitionXml } from './definitionXml.ts';
import { definitionUnchanged, notBpmn } from './deployRefusals.ts';
import { lockedModel, type StoredModel } from './lockedModel.ts';
import { requireRunnable } from './requireRunnable.ts';

/**
 * Makes a definition of a model as it is now, with the next version of its key, and suspends the one before. Of two who deploy one model the
 * second waits for the first, and then finds nothing changed.
 * @throws BusinessError when the model cannot be deployed, by the checks of docs/protocol/bpm.md §3 in their order
 */
export async function deployModel(deployer: Deployer, modelId: string): Promise<void> {
  const model = await lockedModel(deployer, modelId);
  if (model.bpmnXml === null) throw modelMissing();
  const form = await chosenForm(deployer, model);
  const { isBpmn, userTasks } = readDiagram(model.bpmnXml);
  if (!isBpmn) throw notBpmn();
  await requireRules(deployer, modelId, userTasks);
  const content = contentOf(model, form, await definitionXml(model.bpmnXml));
  await refuseUnchanged(deployer, modelId, content, userTasks);
  requireWhole(content);
  await requireRunnable(model, content.bpmnXml);
  await setCurrentState(deployer, modelId, SUSPENSION_STATE.suspended);
  const processDefinitionId = await addDefinition(deployer, model, content);
  await copyRules(deployer, { modelId, processDefinitionId }, userTasks);
}

async function refuseUnchanged(
  deployer: Deployer,
  modelId: string,
  content: DefinitionContent,
  userTasks: readonly UserTask[],
): Promise<void> {
  const current = (await currentDefinitions(deployer, [modelId])).get(modelId);
  const former = current && (await findRow(deployer, processDefinitions, current.id));
  if (!former || !isSameContent(former, content)) return;
  if (await hasSameRules(deployer, { modelId, processDefinitionId: former.id }, userTasks)) throw definitionUnchanged();
}

/** Versions count on where a model of the key was deleted, for its definitions stay. */
async function addDefinition(deployer: Deployer, { id: modelId, key }: StoredModel, content: DefinitionContent): Promise<string> {
  const { db, tenantId } = deployer;
  const [newest] = await db
    .select({ version: max(processDefinitions.version) })
    .from(processDefinitions)
    .where(and(ofTenant(processDefinitions, deployer), eq(processDefinitions.key, key)));
  const version = (newest?.version ?? 0) + 1;
  const stamp = creationStamp(deployer);
  const id = `${key}:${version}:${randomUUID()}`;
  await db
    .insert(processDefinitions)
    .values({ ...content, id, tenantId, modelId, key, version, deploymentTime: stamp.createTime, ...stamp });
  return id;
}
