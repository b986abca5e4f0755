import type { Id } from '@zhilv/contract';
import type { auth, Tokens } from '@zhilv/contract/system';
import { and, eq, lte, or } from 'drizzle-orm';
import { BusinessError } from '../../call/BusinessError.ts';
import type { Call } from '../../call/implement.ts';
import type { Database } from '../../db/database.ts';
import { successorOf } from '../../session/successor.ts';
import { accessTokens, formerRefreshTokens, refreshTokens } from '../../session/token.table.ts';
import { hashed, issueAccessToken, newToken } from '../../session/tokens.ts';
import { isEnabled } from '../user/isEnabled.ts';
import { LoginType, logSignOut } from './loginLog.ts';
import { repeatExchange } from './repeatExchange.ts';

/**
 * Within this time a refresh leaves the access tokens of the refreshes before it alone. Two windows that refresh at the same
 * moment would otherwise take each other's token away in turns.
 */
const REPEAT_MS = 10_000;

/**
 * Gives a new access token for a refresh token, which is exchanged where the settings say so (decision 0039); the older access
 * tokens end at once.
 * @throws BusinessError 400 for a token that is unknown or was exchanged, 401 (once, the token is deleted) for one that expired
 */
export async function refreshAccess(call: Call<typeof auth.refreshToken>): Promise<Tokens> {
  const { db, tenantId, steadyClock, settings } = call;
  const { refreshToken } = call.input;
  const now = steadyClock();
  // The deletion must last, so the refusal is thrown outside the transaction.
  const outcome = await db.transaction(async (transaction) => {
    const [signIn] = await transaction
      .select()
      .from(refreshTokens)
      .where(and(eq(refreshTokens.tokenHash, hashed(refreshToken)), eq(refreshTokens.tenantId, tenantId)))
      .for('update');
    if (signIn === undefined) return (await repeatExchange(transaction, { refreshToken, tenantId, now })) ?? 'unknown';

    const expired = signIn.expiresTime <= now || signIn.usedTime + settings.refreshTokenIdleMs <= now;
    if (expired || !(await isEnabled(transaction, signIn.userId))) {
      await transaction.delete(refreshTokens).where(eq(refreshTokens.id, signIn.id));
      return expired ? 'expired' : 'unknown';
    }

    // A sign-in that began while the clock was ahead lasts no longer than one that begins now.
    const expiresTime = Math.min(signIn.expiresTime, now + settings.refreshTokenMs);
    const next = settings.refreshTokenRotates
      ? await exchange(transaction, { signInId: signIn.id, refreshToken, now, forgottenTime: now - settings.refreshTokenIdleMs })
      : { refreshToken, accessToken: newToken() };
    await transaction
      .update(refreshTokens)
      .set({ tokenHash: hashed(next.refreshToken), usedTime: now, expiresTime })
      .where(eq(refreshTokens.id, signIn.id));
    const older = or(eq(accessTokens.refreshed, false), lte(accessTokens.createTime, now - REPEAT_MS));
    await transaction.delete(accessTokens).where(and(eq(accessTokens.refreshTokenId, signIn.id), older));
    return {
      userId: signIn.userId,
      refreshToken: next.refreshToken,
      ...(await issueAccessToken(transaction, { ...signIn, expiresTime }, true, call, next.accessToken)),
    };
  });
  if (typeof outcome === 'object' && 'endedUserId' in outcome) {
    await logSignOut(call, outcome.endedUserId, LoginType.forcedSignOut);
    throw new BusinessError(400, '无效的刷新令牌');
  }
  if (outcome === 'unknown') throw new BusinessError(400, '无效的刷新令牌');
  if (outcome === 'expired') throw new BusinessError(401, '刷新令牌已过期');
  return outcome;
}

interface Exchange {
  readonly signInId: Id;
  readonly refreshToken: string;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Tokens that were exchanged before this time are unknown from now on. */
  readonly forgottenTime: number;
}

/** Notes that the token is exchanged, and gives what for. */
async function exchange(db: Database, { signInId, refreshToken, now, forgottenTime }: Exchange) {
  const salt = newToken();
  await db
    .insert(formerRefreshTokens)
    .values({ tokenHash: hashed(refreshToken), refreshTokenId: signInId, salt, replacedTime: now });
  const { refreshTokenId, replacedTime } = formerRefreshTokens;
  await db.delete(formerRefreshTokens).where(and(eq(refreshTokenId, signInId), lte(replacedTime, forgottenTime)));
  return successorOf(refreshToken, salt);
}
