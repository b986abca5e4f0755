import type { OutputOf } from '@zhilv/contract';
import { taskAssignRule } from '@zhilv/contract/bpm';
import { eq } from 'drizzle-orm';
import { implement } from '../../call/implement.ts';
import { hasRow, rowsWhere, type Scope } from '../../records/rows.ts';
import { eachOnce, idsWithout } from '../idLists.ts';
import { readDiagram } from '../diagram/readDiagram.ts';
import { modelMissing } from '../model/modelMissing.ts';
import { models } from '../model/model.table.ts';
import { ruleOfDefinition } from './assignRefusals.ts';
import { requireOptions } from './requireOptions.ts';
import { OF_MODEL, rulesOfDefinition, rulesOfModel, withRules } from './keptRules.ts';
import { ruleRows } from './ruleRows.ts';

/** Rules that give tasks to people (docs/protocol/bpm.md §4). */
export const handlers = [
  implement(taskAssignRule.list, async (call) => {
    const { modelId, processDefinitionId } = call.input;
    if (modelId) return listOfModel(call, modelId);
    return processDefinitionId ? [...(await rulesOfDefinition(call, processDefinitionId))] : [];
  }),
  implement(taskAssignRule.create, async (call) => {
    const { modelId } = call.input;
    const options = eachOnce(call.input.options);
    await requireOptions(call, { type: call.input.type, options });
    if (!(await hasRow(call, models, eq(models.id, modelId)))) throw modelMissing();
    return ruleRows.create(call, { ...call.input, processDefinitionId: OF_MODEL, options });
  }),
  implement(taskAssignRule.update, async (call) => {
    const { id, type } = call.input;
    const options = eachOnce(call.input.options);
    const before = await ruleRows.required(call, id);
    if (before.processDefinitionId !== OF_MODEL) throw ruleOfDefinition();
    // What was chosen before and is gone since does not stand against a further choice.
    await requireOptions(call, { type, options: type === before.type ? idsWithout(options, before.options) : options });
    return ruleRows.update(call, { id, type, options });
  }),
];

async function listOfModel(scope: Scope, modelId: string): Promise<OutputOf<typeof taskAssignRule.list>> {
  const [model] = await rowsWhere(scope, models, eq(models.id, modelId), { columns: ['bpmnXml'] });
  if (!model?.bpmnXml) return [];
  return withRules(readDiagram(model.bpmnXml).userTasks, await rulesOfModel(scope, modelId)).map(({ task, rule }) => ({
    id: rule?.id ?? null,
    modelId: rule?.modelId ?? null,
    processDefinitionId: rule?.processDefinitionId ?? null,
    taskDefinitionKey: task.key,
    taskDefinitionName: task.name,
    type: rule?.type ?? null,
    options: rule?.options ?? null,
  }));
}
