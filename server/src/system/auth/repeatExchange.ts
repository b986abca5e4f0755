import type { Id } from '@zhilv/contract';
import type { Tokens } from '@zhilv/contract/system';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { successorOf } from '../../session/successor.ts';
import { accessTokens, formerRefreshTokens, refreshTokens } from '../../session/token.table.ts';
import { hashed } from '../../session/tokens.ts';

/** Whoever comes again with a token that was exchanged gets the same pair within this time: a second window, or one whose answer got lost. */
const GRACE_MS = 30_000;

interface Repeated {
  readonly refreshToken: string;
  readonly tenantId: number;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The sign-in of this user was ended. */
interface Ended {
  readonly endedUserId: Id;
}

/**
 * Answers a refresh token that was exchanged before: with the pair that it was exchanged for, or null. One that comes later than
 * the grace was copied, and nobody can tell which of the two is the user's: the whole sign-in ends.
 */
export async function repeatExchange(db: Database, { refreshToken, tenantId, now }: Repeated): Promise<Tokens | Ended | null> {
  const [found] = await db
    .select({ signIn: refreshTokens, former: formerRefreshTokens })
    .from(formerRefreshTokens)
    .innerJoin(refreshTokens, eq(refreshTokens.id, formerRefreshTokens.refreshTokenId))
    .where(and(eq(formerRefreshTokens.tokenHash, hashed(refreshToken)), eq(refreshTokens.tenantId, tenantId)))
    .for('update', { of: refreshTokens });
  if (found === undefined) return null;
  const { signIn, former } = found;
  if (now - former.replacedTime > GRACE_MS) {
    await db.delete(refreshTokens).where(eq(refreshTokens.id, signIn.id));
    return { endedUserId: signIn.userId };
  }
  const pair = successorOf(refreshToken, former.salt);
  const [access] = await db
    .select({ expiresTime: accessTokens.expiresTime })
    .from(accessTokens)
    .where(and(eq(accessTokens.tokenHash, hashed(pair.accessToken)), eq(accessTokens.refreshTokenId, signIn.id)));
  // The pair was exchanged in turn meanwhile, so that its owner has a newer one.
  if (access === undefined || hashed(pair.refreshToken) !== signIn.tokenHash) return null;
  return { userId: signIn.userId, ...pair, expiresTime: access.expiresTime };
}
