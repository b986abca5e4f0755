import { randomUUID } from 'node:crypto';
import { and, eq, type InferSelectModel } from 'drizzle-orm';
import { changeFreeInstance } from '../command/changeInstance.ts';
import type { OpenInstance } from '../command/OpenInstance.ts';
import { processIncidents } from '../rows/processIncident.table.ts';
import { processMessages, MOST_FAILURES } from '../rows/processMessage.table.ts';
import { doDue, eachDue } from './doDue.ts';
import { dueRows } from './dueRows.ts';
import { processContext, type ProcessDueContext } from './processContext.ts';

/** The waits after the first try that failed and after the second. */
const WAITS_MS = [10_000, 60_000];

type MessageRow = InferSelectModel<typeof processMessages>;

/** Delivers signals that are on their way, each in a transaction of its own, and gives how many. */
export async function deliverMessages(context: ProcessDueContext): Promise<number> {
  return eachDue(await dueRows(context.db, processMessages, context.clock()), async (row) => {
    const isDelivered = await deliver(context, row);
    if (!isDelivered) await setAside(context, row);
    return isDelivered;
  });
}

const deliver = (context: ProcessDueContext, row: MessageRow): Promise<boolean> =>
  doDue(processContext(context, row), {
    commandId: `message:${row.id}:${row.nextTime}`,
    rootId: row.rootId,
    isDue: async (open) => open.state?.suspended === false && (await isWaiting(open, row)),
    work: async (open) => {
      await open.db.delete(processMessages).where(itself(row));
      await open.step({ do: 'signal', name: row.name });
    },
    failed: (open, reason) => keepFailure(open, row, reason, context.clock()),
  });

const itself = ({ id, nextTime }: MessageRow) => and(eq(processMessages.id, id), eq(processMessages.nextTime, nextTime));

/** Another server may have delivered it since it was read. */
const isWaiting = async ({ db }: OpenInstance, row: MessageRow): Promise<boolean> =>
  (await db.$count(processMessages, itself(row))) > 0;

async function keepFailure({ db }: OpenInstance, row: MessageRow, reason: string, now: number): Promise<void> {
  const { id, tenantId, rootId, name } = row;
  const failures = row.failures + 1;
  const held = failures === MOST_FAILURES;
  await db
    .update(processMessages)
    .set({ failures, held, nextTime: now + (WAITS_MS[row.failures] ?? 0) })
    .where(itself(row));
  if (held)
    await db.insert(processIncidents).values({ id, tenantId, rootId, kind: 'message', elementId: name, reason, createTime: now });
}

/** What a suspended instance is sent is kept until it goes on, and what one that has ended is sent is lost. Others would wait behind it. */
async function setAside(context: ProcessDueContext, row: MessageRow): Promise<void> {
  const command = { commandId: `aside:${randomUUID()}`, rootId: row.rootId };
  await changeFreeInstance(processContext(context, row), command, async ({ db, state }) => {
    if (state === null) await db.delete(processMessages).where(itself(row));
    else if (state.suspended) await db.update(processMessages).set({ held: true }).where(itself(row));
  });
}
