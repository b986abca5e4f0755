import { type Id, sameId } from '@zhilv/contract';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Client } from './client/findClient.ts';
import { oauth2Approves } from './oauth2Approve.table.ts';

/** People are asked again after this time. */
const APPROVED_MS = 30 * 86_400_000;

/** Gives the scopes that somebody has approved for a client. */
export async function approvedScopes(db: Database, userId: Id, client: Client, now: number): Promise<ReadonlySet<string>> {
  const approvals = await livingApprovals(db, userId, now);
  return new Set(approvals.filter(({ clientId }) => sameId(clientId, client.id)).flatMap(({ scopes }) => scopes));
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
  const { clientId, scope, approved, expiresTime } = oauth2Approves;
  const ofUser = eq(oauth2Approves.userId, userId);
  const rows = await db
    .select({ clientId, scopes: scope, expiresTime })
    .from(oauth2Approves)
    .where(and(ofUser, eq(approved, true), gt(expiresTime, now)));
  // An approval that began while the clock was ahead lasts from when it is seen.
  const latest = now + APPROVED_MS;
  if (rows.some((row) => row.expiresTime > latest))
    await db
      .update(oauth2Approves)
      .set({ expiresTime: latest })
      .where(and(ofUser, gt(expiresTime, latest)));
  return rows.map((row) => {
    const end = Math.min(row.expiresTime, latest);
    return { clientId: row.clientId, scopes: [row.scopes], createTime: end - APPROVED_MS, usedTime: null, expiresTime: end };
  });
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
