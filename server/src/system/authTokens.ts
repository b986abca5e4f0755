import { createHash, randomBytes } from 'node:crypto';
import type { Id } from '@zhilv/contract';
import type { Tokens } from '@zhilv/contract/system';
import { and, eq, lt, lte, or } from 'drizzle-orm';
import { BusinessError } from '../app/BusinessError.ts';
import type { Clock } from '../app/Clock.ts';
import type { Database } from '../db/database.ts';
import { accessTokens, refreshTokens, users } from '../db/schema/system.ts';
import type { AppSettings } from '../settings.ts';

const DAY_MS = 86_400_000;
/**
 * Within this time a refresh leaves the access tokens of the refreshes before it alone. Two tabs that refresh at the same
 * moment would otherwise take each other's token away in turns. The same pair cannot be given twice, for only the hash
 * of a token is known here.
 */
const REPEAT_MS = 10_000;

interface TokenContext {
  readonly clock: Clock;
  readonly settings: AppSettings;
}

/** Starts a sign-in that the tokens stand for. */
export async function issueTokens(
  db: Database,
  user: { readonly id: Id; readonly tenantId: number },
  { clock, settings }: TokenContext,
): Promise<Tokens> {
  const now = clock();
  await deleteLongExpired(db, now, settings);
  const refreshToken = newToken();
  const [signIn] = await db
    .insert(refreshTokens)
    .values({
      tokenHash: hashed(refreshToken),
      userId: user.id,
      tenantId: user.tenantId,
      createTime: now,
      usedTime: now,
      expiresTime: now + settings.refreshTokenMs,
    })
    .returning();
  if (signIn === undefined) throw new Error('The database returned no row for an insert.');
  return { userId: user.id, refreshToken, ...(await issueAccessToken(db, signIn, false, { clock, settings })) };
}

/**
 * Gives a new access token for a refresh token, which stays the same; the older access tokens end at once.
 * @throws BusinessError 400 for a token that is unknown, 401 (once, the token is deleted) for one that expired
 */
export async function refreshAccess(
  db: Database,
  refreshToken: string,
  tenantId: number,
  context: TokenContext,
): Promise<Tokens> {
  const now = context.clock();
  // What is deleted here must stay deleted, so the refusal is thrown outside the transaction.
  const outcome = await db.transaction(async (transaction) => {
    const [signIn] = await transaction
      .select()
      .from(refreshTokens)
      .where(and(eq(refreshTokens.tokenHash, hashed(refreshToken)), eq(refreshTokens.tenantId, tenantId)))
      .for('update');
    if (signIn === undefined) return 'unknown';

    const expired = signIn.expiresTime <= now || signIn.usedTime + context.settings.refreshTokenIdleMs <= now;
    if (expired || !(await isEnabled(transaction, signIn.userId))) {
      await transaction.delete(refreshTokens).where(eq(refreshTokens.id, signIn.id));
      return expired ? 'expired' : 'unknown';
    }

    await transaction.update(refreshTokens).set({ usedTime: now }).where(eq(refreshTokens.id, signIn.id));
    const older = or(eq(accessTokens.refreshed, false), lte(accessTokens.createTime, now - REPEAT_MS));
    await transaction.delete(accessTokens).where(and(eq(accessTokens.refreshTokenId, signIn.id), older));
    return { userId: signIn.userId, refreshToken, ...(await issueAccessToken(transaction, signIn, true, context)) };
  });
  if (outcome === 'unknown') throw new BusinessError(400, '无效的刷新令牌');
  if (outcome === 'expired') throw new BusinessError(401, '刷新令牌已过期');
  return outcome;
}

/** Ends the sign-in that an access token belongs to, also one that expired; gives whose it was. */
export async function endSignIn(db: Database, accessToken: string): Promise<Id | null> {
  const signIn = db
    .select({ id: accessTokens.refreshTokenId })
    .from(accessTokens)
    .where(eq(accessTokens.tokenHash, hashed(accessToken)));
  const [ended] = await db.delete(refreshTokens).where(eq(refreshTokens.id, signIn)).returning({ userId: refreshTokens.userId });
  return ended?.userId ?? null;
}

/** The token of an `Authorization: Bearer …` header; null for any other header. */
export const bearerToken = (header: string | null): string | null => /^Bearer (\S+)$/i.exec(header ?? '')?.[1] ?? null;

/** What is stored of a token: a copy of the database is no bag of sessions. */
export const hashed = (token: string): string => createHash('sha256').update(token).digest('hex');

const newToken = (): string => randomBytes(16).toString('hex');

async function issueAccessToken(
  db: Database,
  signIn: { readonly id: Id; readonly expiresTime: number },
  refreshed: boolean,
  { clock, settings }: TokenContext,
): Promise<Pick<Tokens, 'accessToken' | 'expiresTime'>> {
  const now = clock();
  const accessToken = newToken();
  const expiresTime = Math.min(now + settings.accessTokenMs, signIn.expiresTime);
  await db
    .insert(accessTokens)
    .values({ tokenHash: hashed(accessToken), refreshTokenId: signIn.id, refreshed, createTime: now, expiresTime });
  return { accessToken, expiresTime };
}

/** A day's grace, for an expired token is told apart from an unknown one. */
async function deleteLongExpired(db: Database, now: number, settings: AppSettings): Promise<void> {
  await db
    .delete(refreshTokens)
    .where(
      or(lt(refreshTokens.expiresTime, now - DAY_MS), lt(refreshTokens.usedTime, now - settings.refreshTokenIdleMs - DAY_MS)),
    );
}

async function isEnabled(db: Database, userId: Id): Promise<boolean> {
  const enabled = and(eq(users.id, userId), eq(users.status, 0), eq(users.deleted, false));
  return (await db.$count(users, enabled)) > 0;
}
