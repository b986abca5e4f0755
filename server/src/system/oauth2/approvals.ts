import type { Id } from '@zhilv/contract';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Client } from './findClient.ts';
import { oauth2Approves } from './oauth2Approve.table.ts';

/** People are asked again after this time. */
const APPROVED_MS = 30 * 86_400_000;

/** Gives the scopes that somebody has approved for a client. */
export async function approvedScopes(db: Database, userId: Id, client: Client, now: number): Promise<ReadonlySet<string>> {
  const { scope, approved, expiresTime } = oauth2Approves;
  const rows = await db
    .select({ scope })
    .from(oauth2Approves)
    .where(
      and(eq(oauth2Approves.userId, userId), eq(oauth2Approves.clientId, client.id), eq(approved, true), gt(expiresTime, now)),
    );
  return new Set(rows.map((row) => row.scope));
}

/** Keeps what somebody has decided. */
export async function keepDecisions(
  db: Database,
  userId: Id,
  client: Client,
  decisions: ReadonlyMap<string, boolean>,
  now: number,
): Promise<void> {
  const expiresTime = now + APPROVED_MS;
  const rows = [...decisions].map(([scope, approved]) => ({ userId, clientId: client.id, scope, approved, expiresTime }));
  if (rows.length === 0) return;
  await db
    .insert(oauth2Approves)
    .values(rows)
    .onConflictDoUpdate({
      target: [oauth2Approves.userId, oauth2Approves.clientId, oauth2Approves.scope],
      set: { approved: sql`excluded.approved`, expiresTime },
    });
}
