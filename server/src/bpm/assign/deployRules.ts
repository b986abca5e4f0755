import { BPM_REFUSALS } from '@zhilv/contract/bpm';
import { BusinessError } from '../../call/BusinessError.ts';
import type { Clock } from '../../call/Clock.ts';
import type { SignedInUser } from '../../call/SignedInUser.ts';
import type { Scope } from '../../records/rows.ts';
import { creationStamp } from '../../records/stamps.ts';
import { rulesOfDefinition, rulesOfModel, withRules } from './keptRules.ts';
import { taskAssignRules } from './taskAssignRule.table.ts';
import type { UserTask } from '../diagram/readDiagram.ts';

/** @throws BusinessError for the first user task that has no rule */
export async function requireRules(scope: Scope, modelId: string, tasks: readonly UserTask[]): Promise<void> {
  const without = withRules(tasks, await rulesOfModel(scope, modelId)).find(({ rule }) => rule === undefined);
  if (without === undefined) return;
  throw new BusinessError(
    BPM_REFUSALS.taskWithoutRule,
    `部署流程失败，原因：用户任务(${without.task.name || without.task.key})未配置分配规则，请点击【修改流程】按钮进行配置`,
  );
}

/** Tells whether a definition gives the same tasks to the same people as its model would now. */
export async function hasSameRules(
  scope: Scope,
  { modelId, processDefinitionId }: Deployment,
  tasks: readonly UserTask[],
): Promise<boolean> {
  const now = withRules(tasks, await rulesOfModel(scope, modelId)).map(({ task, rule }) => told({ ...rule, key: task.key }));
  const then = await rulesOfDefinition(scope, processDefinitionId);
  const before = then.map((rule) => told({ ...rule, key: rule.taskDefinitionKey }));
  return now.toSorted().join('\n') === before.toSorted().join('\n');
}

interface Told {
  readonly key: string;
  readonly type?: number;
  readonly options?: readonly unknown[];
}

const told = ({ key, type, options }: Told): string => JSON.stringify([key, type, options?.map(String).toSorted()]);

interface Deployment {
  readonly modelId: string;
  readonly processDefinitionId: string;
}

type Author = Scope & { readonly user: SignedInUser | null; readonly clock: Clock };

/** Copies the rules of a model to a definition of it. They stay as they are from then on, with the names that the tasks have now. */
export async function copyRules(author: Author, deployment: Deployment, tasks: readonly UserTask[]): Promise<void> {
  const copies = withRules(tasks, await rulesOfModel(author, deployment.modelId)).flatMap(({ task, rule }) =>
    rule === undefined ? [] : [{ task, type: rule.type, options: rule.options }],
  );
  if (copies.length === 0) return;
  await author.db.insert(taskAssignRules).values(
    copies.map(({ task, type, options }) => ({
      ...deployment,
      tenantId: author.tenantId,
      taskDefinitionKey: task.key,
      taskDefinitionName: task.name,
      type,
      options,
      ...creationStamp(author),
    })),
  );
}
