import type { Id } from '@zhilv/contract';
import { LEAVE_PROCESS, type oaLeave } from '@zhilv/contract/bpm';
import { eq } from 'drizzle-orm';
import type { Call } from '../../call/implement.ts';
import type { Database } from '../../db/database.ts';
import { creationStamp } from '../../records/stamps.ts';
import { answeredOnce } from '../process/command/answeredOnce.ts';
import { definitionMissing } from '../process/command/refusals.ts';
import { startCommandId } from '../process/command/startCommandId.ts';
import { startInstance } from '../process/command/startInstance.ts';
import { startableDefinition } from '../process/models/definitionModels.ts';
import { oaLeaves } from './oaLeave.table.ts';

type Asking = Call<typeof oaLeave.create>;

/**
 * Asks for a leave: keeps it and starts its process, or neither.
 * @throws BusinessError while the process of leaves is not deployed
 */
export async function askForLeave(call: Asking): Promise<Id> {
  const works = new Set<string>();
  const id = await call.db.transaction((tx) => {
    const context = { ...call, db: tx as Database, wake: (work: string) => void works.add(work) };
    const commandId = startCommandId(call, LEAVE_PROCESS, call.input.requestId);
    return answeredOnce(context, { commandId, rootId: null }, () => keptLeave(context, `of:${commandId}`));
  });
  // What a transaction gave others to do is there once it has ended.
  for (const work of works) call.wake(work);
  return id;
}

async function keptLeave(call: Asking, commandId: string): Promise<Id> {
  const { db, tenantId, user } = call;
  const { requestId: _, ...leave } = call.input;
  const definition = await startableDefinition(db, tenantId, LEAVE_PROCESS);
  if (definition === null) throw definitionMissing();
  const day = wholeDays(leave);
  const [kept] = await db
    .insert(oaLeaves)
    .values({ ...leave, day, userId: user.id, tenantId, ...creationStamp(call) })
    .returning({ id: oaLeaves.id });
  if (kept === undefined) throw new Error('A new row came back empty.');
  const processInstanceId = await startInstance(call, {
    commandId,
    definitionId: definition.id,
    formVariables: { day },
    variables: { day },
    businessKey: String(kept.id),
  });
  await db.update(oaLeaves).set({ processInstanceId }).where(eq(oaLeaves.id, kept.id));
  return kept.id;
}

const DAY_MS = 86_400_000;

/** A day that has begun is none, as in a real back end. */
const wholeDays = ({ startTime, endTime }: { readonly startTime: number; readonly endTime: number }): number =>
  Math.floor((endTime - startTime) / DAY_MS);
