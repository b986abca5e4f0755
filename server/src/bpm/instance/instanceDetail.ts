import { and, eq } from 'drizzle-orm';
import { kept, type Scope } from '../../records/rows.ts';
import { personOf, processUsersOf } from '../people/processUsersOf.ts';
import { processDefinitions } from '../process/rows/processDefinition.table.ts';
import { processInstances } from '../process/rows/processInstance.table.ts';

/** Gives an instance with what was filled in and its definition; null for one that does not exist. */
export async function instanceDetail(scope: Scope, processInstanceId: string) {
  const { id, name, category, status, result, createTime, endTime, formVariables, businessKey, startUserId } = processInstances;
  const form = {
    formType: processDefinitions.formType,
    formId: processDefinitions.formId,
    formConf: processDefinitions.formConf,
    formFields: processDefinitions.formFields,
    formCustomCreatePath: processDefinitions.formCustomCreatePath,
    formCustomViewPath: processDefinitions.formCustomViewPath,
  };
  const [row] = await scope.db
    .select({
      instance: { id, name, category, status, result, createTime, endTime, formVariables, businessKey, startUserId },
      processDefinition: { id: processDefinitions.id, ...form, bpmnXml: processDefinitions.bpmnXml },
    })
    .from(processInstances)
    .leftJoin(processDefinitions, eq(processDefinitions.id, processInstances.definitionId))
    .where(and(kept(processInstances, scope), eq(processInstances.id, processInstanceId)));
  if (row === undefined) return null;
  const { instance, processDefinition } = row;
  const people = await processUsersOf(scope, [instance.startUserId]);
  return {
    ...instance,
    startUser: personOf(people, instance.startUserId),
    processDefinition: processDefinition && {
      ...processDefinition,
      formFields: processDefinition.formFields && [...processDefinition.formFields],
    },
  };
}
