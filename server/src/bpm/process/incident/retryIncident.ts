import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { BusinessError } from '../../../call/BusinessError.ts';
import { changeInstance } from '../command/changeInstance.ts';
import type { OpenInstance } from '../command/OpenInstance.ts';
import type { ProcessContext } from '../command/ProcessContext.ts';
import { PROCESS_WORKS } from '../command/worksAfter.ts';
import { processIncidents } from '../rows/processIncident.table.ts';
import { processJobs } from '../rows/processJob.table.ts';
import { processMessages } from '../rows/processMessage.table.ts';
import { processTimers } from '../rows/processTimer.table.ts';

/**
 * Has what failed too often tried again, at once.
 * @throws BusinessError when it was tried again already, or its instance has ended
 */
export async function retryIncident(context: ProcessContext, id: string): Promise<void> {
  const [incident] = await context.db
    .select({ rootId: processIncidents.rootId, kind: processIncidents.kind })
    .from(processIncidents)
    .where(and(eq(processIncidents.id, id), eq(processIncidents.tenantId, context.tenantId)));
  if (incident === undefined) throw incidentMissing();
  const { rootId, kind } = incident;
  await changeInstance(context, { commandId: `retry:${randomUUID()}`, rootId }, async (open) => {
    if (kind === 'message') return retryMessage(open, id, context.clock());
    // Of two clicks at once the second one comes here after the first.
    if ((await open.db.$count(processIncidents, eq(processIncidents.id, id))) === 0) throw incidentMissing();
    const table = kind === 'timer' ? processTimers : processJobs;
    const [row] = await open.db.select({ ref: table.ref }).from(table).where(eq(table.id, id));
    if (row === undefined) throw incidentMissing();
    await open.step({ do: 'retry', job: row.ref });
  });
  if (kind === 'message') context.wake(PROCESS_WORKS.messages);
}

async function retryMessage({ db }: OpenInstance, id: string, now: number): Promise<void> {
  const [deleted] = await db.delete(processIncidents).where(eq(processIncidents.id, id)).returning({ id: processIncidents.id });
  if (deleted === undefined) throw incidentMissing();
  await db.update(processMessages).set({ failures: 0, held: false, nextTime: now }).where(eq(processMessages.id, id));
}

const incidentMissing = () => new BusinessError(404, '这个故障已经处理，请刷新后再看');
