import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Id } from '@zhilv/contract';
import { deployTokenOf, parseDeployToken } from '@zhilv/release/site-directory';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { hashed } from '../../session/tokens.ts';
import { type DeployTokenRow, deployTokens } from './deployToken.table.ts';

const DAY_MS = 86_400_000;

export interface NewDeployToken extends Pick<DeployTokenRow, 'name' | 'remotes' | 'rights' | 'userId' | 'nickname'> {
  /** It lasts so many days. */
  readonly days: number;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Makes a token. What it gives is not to be had again. */
export async function makeDeployToken(
  db: Database,
  { days, now, ...values }: NewDeployToken,
): Promise<{ readonly id: Id; readonly token: string; readonly expiresTime: number }> {
  const secret = randomBytes(32).toString('base64url');
  const expiresTime = now + days * DAY_MS;
  const [made] = await db
    .insert(deployTokens)
    .values({ ...values, secretHash: hashed(secret), createTime: now, expiresTime })
    .returning({ id: deployTokens.id });
  if (made === undefined) throw new Error('The database returned no row for an insert.');
  return { id: made.id, token: deployTokenOf(made.id, secret), expiresTime };
}

/** Ends a token for good; gives its name, null where there is none that has not ended. */
export async function endDeployToken(db: Database, id: Id, now: number): Promise<string | null> {
  const [ended] = await db
    .update(deployTokens)
    .set({ endTime: now })
    .where(and(eq(deployTokens.id, id), isNull(deployTokens.endTime)))
    .returning({ name: deployTokens.name });
  return ended?.name ?? null;
}

/** Finds the record of a token, also of one that ended; null for one that was never made. */
export async function findDeployToken(db: Database, token: string): Promise<DeployTokenRow | null> {
  const parsed = parseDeployToken(token);
  // A number that is too large for the column would be an error of the database.
  if (parsed === null || BigInt.asIntN(64, BigInt(parsed.id)) !== BigInt(parsed.id)) return null;
  const [row] = await db.select().from(deployTokens).where(eq(deployTokens.id, parsed.id));
  const given = Buffer.from(hashed(parsed.secret));
  // The comparison takes as long whether there is such a record or not.
  const kept = Buffer.from(row?.secretHash ?? hashed(''));
  return timingSafeEqual(given, kept) ? (row ?? null) : null;
}
