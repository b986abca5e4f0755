import type { Id } from '@zhilv/contract';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Client } from './findClient.ts';
import { oauth2Approves } from './oauth2Approve.table.ts';

/** People are asked again after this time. */
const APPROVED_MS = 30 * 86_400_000;

/** Gives the scopes that somebody has approved for a client. */
export async function approvedScopes(db: Database, userId: Id, client: Client, now: number): Promise<ReadonlySet<string>> {
  await shortenApprovals(db, userId, now + APPROVED_MS);
  const { scope, clientId } = oauth2Approves;
  const rows = await db
    .select({ scope })
    .from(oauth2Approves)
    .where(and(approvedBy(userId, now), eq(clientId, client.id)));
  return new Set(rows.map((row) => row.scope));
}

/** Something by which a client is allowed to act for somebody. */
export interface LivingAllowance {
  /** The key of the client's record. */
  readonly clientId: Id;
  readonly scopes: readonly string[];
  readonly createTime: number;
  /** When it gave a token last; null for one that gives none. */
  readonly usedTime: number | null;
  readonly expiresTime: number;
}

/** Gives what somebody has approved and is not asked about again, one for each client and scope. */
export async function livingApprovals(db: Database, userId: Id, now: number): Promise<LivingAllowance[]> {
  await shortenApprovals(db, userId, now + APPROVED_MS);
  const { clientId, scope, expiresTime } = oauth2Approves;
  const rows = await db.select({ clientId, approved: scope, expiresTime }).from(oauth2Approves).where(approvedBy(userId, now));
  return rows.map(({ approved, ...approval }) => ({
    ...approval,
    scopes: [approved],
    createTime: approval.expiresTime - APPROVED_MS,
    usedTime: null,
  }));
}

/** Ends approvals by a time. Only a clock that was ahead when they began made them longer. */
async function shortenApprovals(db: Database, userId: Id, latest: number): Promise<void> {
  const { expiresTime } = oauth2Approves;
  await db
    .update(oauth2Approves)
    .set({ expiresTime: latest })
    .where(and(eq(oauth2Approves.userId, userId), gt(expiresTime, latest)));
}

const approvedBy = (userId: Id, now: number) =>
  and(eq(oauth2Approves.userId, userId), eq(oauth2Approves.approved, true), gt(oauth2Approves.expiresTime, now));

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
