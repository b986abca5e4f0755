import type { Id } from '@zhilv/contract';
import { eq } from 'drizzle-orm';
import type { Call } from '../../call/implement.ts';
import { accessTokens } from '../../session/token.table.ts';
import { bearerToken, hashed } from '../../session/tokens.ts';

/** Gives the sign-in of the call's token; null where it is not of this server. */
export async function currentSession({ db, request }: Pick<Call, 'db' | 'request'>): Promise<Id | null> {
  const token = bearerToken(request.headers.get('authorization'));
  if (token === null) return null;
  const [found] = await db
    .select({ id: accessTokens.refreshTokenId })
    .from(accessTokens)
    .where(eq(accessTokens.tokenHash, hashed(token)));
  return found?.id ?? null;
}
