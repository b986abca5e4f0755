import { randomUUIDv7 } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { SUSPENSION_STATE } from '@zhilv/contract/bpm';
import type { Database } from '../../../db/database.ts';
import { creationStamp } from '../../../records/stamps.ts';
import type { StartCommand, Variables } from '../../engine/index.ts';
import { processParts } from '../hooks/processParts.ts';
import { processDefinitions } from '../rows/processDefinition.table.ts';
import { processInstances } from '../rows/processInstance.table.ts';
import { answeredOnce } from './answeredOnce.ts';
import { LockedInstance } from './LockedInstance.ts';
import type { ProcessContext } from './ProcessContext.ts';
import { definitionMissing, definitionSuspended } from './refusals.ts';
import { retried } from './retried.ts';

interface Start extends Pick<StartCommand, 'message' | 'signal' | 'timer'> {
  readonly commandId: string;
  readonly definitionId: string;
  /** The form as it was sent, which is kept as it is. */
  readonly formVariables?: Variables;
  readonly variables: Variables;
  /** The record that it is about, such as a leave. */
  readonly businessKey?: string;
}

/**
 * Starts an instance and gives its id. The user of the context is its starter.
 * @throws BusinessError when there is no such definition, it is suspended, or the interpreter refuses
 */
export async function startInstance(
  context: ProcessContext,
  { commandId, definitionId, formVariables, variables, businessKey, ...event }: Start,
): Promise<string> {
  const parts = context.parts ?? (await processParts());
  const done = await retried(() =>
    context.db.transaction(async (tx) => {
      const inTransaction = { ...context, db: tx as Database };
      const works = new Set<string>();
      const id = await answeredOnce(inTransaction, { commandId, rootId: null }, async () => {
        const root = await newRoot(inTransaction, definitionId, { formVariables, businessKey });
        const open = new LockedInstance(inTransaction, parts, { root, state: null });
        const starter = context.user && String(context.user.id);
        await open.step({
          do: 'start',
          definition: definitionId,
          variables,
          starter,
          businessKey: businessKey ?? null,
          ...event,
        });
        for (const name of open.works) works.add(name);
        return root.id;
      });
      return { id, works };
    }),
  );
  for (const name of done.works) context.wake(name);
  return done.id;
}

async function newRoot(
  context: ProcessContext,
  definitionId: string,
  values: { readonly formVariables: Variables | undefined; readonly businessKey: string | undefined },
) {
  const { db, tenantId, user } = context;
  const [definition] = await db
    .select({
      name: processDefinitions.name,
      category: processDefinitions.category,
      suspensionState: processDefinitions.suspensionState,
    })
    .from(processDefinitions)
    .where(and(eq(processDefinitions.id, definitionId), eq(processDefinitions.tenantId, tenantId)));
  if (definition === undefined) throw definitionMissing();
  if (definition.suspensionState === SUSPENSION_STATE.suspended) throw definitionSuspended();
  // By the time in it what an instance writes lies together in every index, however many others there are.
  const id = randomUUIDv7();
  const { name, category } = definition;
  const [row] = await db
    .insert(processInstances)
    .values({
      ...values,
      id,
      rootId: id,
      tenantId,
      definitionId,
      name,
      category,
      startUserId: user && user.id,
      ...creationStamp(context),
    })
    .returning();
  if (row === undefined) throw new Error('The database gave no row.');
  const { state: _, ...root } = row;
  return root;
}
