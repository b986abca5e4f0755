import { and, eq, lt, ne, notExists, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { processIncidents } from '../rows/processIncident.table.ts';
import { processMessages, MOST_FAILURES } from '../rows/processMessage.table.ts';
import { processSubscriptions } from '../rows/processSubscription.table.ts';
import { inParts } from './inParts.ts';
import type { Writing } from './Writing.ts';

/** Sends signals on their way to all other instances that wait for them at this moment, and minds those on their way to this one. */
export async function writeMessages(writing: Writing): Promise<void> {
  const { signals, state, before } = writing.change;
  for (const { name } of signals) await send(writing, name);
  if (state.end !== null) await dropMessages(writing);
  else if (before?.suspended === true && !state.suspended) await releaseMessages(writing);
}

/** What the server sends by itself waits so long, and comes to an instance once in that time: processes may signal one another for ever. */
const PAUSE_MS = 10_000;

async function send({ db, root, now, isOwn }: Writing, name: string): Promise<void> {
  const onItsWay = db
    .select({ one: sql`1` })
    .from(processMessages)
    .where(and(eq(processMessages.rootId, processSubscriptions.rootId), eq(processMessages.name, name)));
  const waiting = await db
    .selectDistinct({ rootId: processSubscriptions.rootId })
    .from(processSubscriptions)
    .where(
      and(
        eq(processSubscriptions.tenantId, root.tenantId),
        eq(processSubscriptions.type, 'signal'),
        eq(processSubscriptions.name, name),
        ne(processSubscriptions.rootId, root.id),
        isOwn ? notExists(onItsWay) : undefined,
      ),
    );
  const nextTime = isOwn ? now + PAUSE_MS : now;
  const rows = waiting.map(({ rootId }) => ({ id: randomUUID(), tenantId: root.tenantId, rootId, name, nextTime }));
  for (const part of inParts(rows)) await db.insert(processMessages).values(part);
}

async function dropMessages({ db, root }: Writing): Promise<void> {
  await db.delete(processMessages).where(eq(processMessages.rootId, root.id));
  await db.delete(processIncidents).where(and(eq(processIncidents.rootId, root.id), eq(processIncidents.kind, 'message')));
}

async function releaseMessages({ db, root }: Writing): Promise<void> {
  await db
    .update(processMessages)
    .set({ held: false })
    .where(and(eq(processMessages.rootId, root.id), lt(processMessages.failures, MOST_FAILURES)));
}
