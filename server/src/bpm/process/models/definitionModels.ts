import { and, desc, eq } from 'drizzle-orm';
import { BPM_REFUSALS, SUSPENSION_STATE } from '@zhilv/contract/bpm';
import { LRUCache } from 'lru-cache';
import { BusinessError } from '../../../call/BusinessError.ts';
import type { Database } from '../../../db/database.ts';
import { type Definition, type Model, ModelError, readModels } from '../../engine/index.ts';
import { processDefinitions } from '../rows/processDefinition.table.ts';

/** A definition as far as it never changes. */
export interface DeployedDefinition extends Definition {
  readonly tenantId: number;
  readonly name: string;
  readonly category: string | null;
}

/** Reading a definition takes milliseconds. What was read takes a few kilobytes for each element. */
const read = new LRUCache<string, DeployedDefinition>({ maxSize: 20_000, sizeCalculation: ({ model }) => model.nodes.size + 1 });

/** Gives the definition of an id as the interpreter wants it, or null. */
export async function deployedDefinition(db: Database, tenantId: number, id: string): Promise<DeployedDefinition | null> {
  const known = read.get(id);
  if (known !== undefined) return known.tenantId === tenantId ? known : null;
  const [row] = await db
    .select({
      key: processDefinitions.key,
      name: processDefinitions.name,
      category: processDefinitions.category,
      bpmnXml: processDefinitions.bpmnXml,
    })
    .from(processDefinitions)
    .where(and(eq(processDefinitions.id, id), eq(processDefinitions.tenantId, tenantId)));
  if (row === undefined) return null;
  const model = await modelOf(row);
  const definition = { id, model, tenantId, name: row.name, category: row.category };
  read.set(id, definition);
  return definition;
}

/** @throws BusinessError for what could be run when it was deployed, and cannot any more */
async function modelOf({ key, bpmnXml }: { readonly key: string; readonly bpmnXml: string }): Promise<Model> {
  try {
    const model = (await readModels(bpmnXml, { isDeployed: true })).find((one) => one.key === key);
    if (model !== undefined) return model;
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
  }
  throw new BusinessError(BPM_REFUSALS.definitionMissing, '流程定义无法运行，请重新发布流程');
}

/** Gives the newest definition of a key that may be started, or null. */
export async function startableDefinition(db: Database, tenantId: number, key: string): Promise<DeployedDefinition | null> {
  const [newest] = await db
    .select({ id: processDefinitions.id })
    .from(processDefinitions)
    .where(
      and(
        eq(processDefinitions.tenantId, tenantId),
        eq(processDefinitions.key, key),
        eq(processDefinitions.suspensionState, SUSPENSION_STATE.active),
      ),
    )
    .orderBy(desc(processDefinitions.version))
    .limit(1);
  return newest === undefined ? null : deployedDefinition(db, tenantId, newest.id);
}
