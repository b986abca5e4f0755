import { sameId } from '@zhilv/contract';
import type { ClientTokens } from '@zhilv/contract/system';
import { desc, eq, inArray, lt } from 'drizzle-orm';
import { badParameter } from '../../call/apiErrors.ts';
import { BusinessError } from '../../call/BusinessError.ts';
import type { Database } from '../../db/database.ts';
import { oauth2Grants } from '../../session/oauth2Grant.table.ts';
import { hashed, newToken, type TokenContext } from '../../session/tokens.ts';
import { answersChallenge } from './challenge.ts';
import { type Allowed, issueClientTokens, startGrant } from './clientGrants.ts';
import type { Client } from './client/findClient.ts';
import { oauth2Codes } from '../../session/oauth2Code.table.ts';

/** A client fetches its tokens at once; ASVS 10.4.3 asks for no more than a minute. */
const CODE_MS = 60_000;
/** A code that was used is known for so long, so that its second use ends what the first one began. */
const KEPT_MS = 86_400_000;
/** So many codes are kept of an account. */
const KEPT_OF_USER = 50;

interface CodeFor extends Allowed {
  readonly redirectUri: string;
  readonly challenge: string | null;
}

/** Makes a code that the client exchanges for tokens. */
export async function issueCode(db: Database, client: Client, given: CodeFor, { steadyClock }: TokenContext): Promise<string> {
  const now = steadyClock();
  await db.delete(oauth2Codes).where(lt(oauth2Codes.expiresTime, now - KEPT_MS));
  const surplus = db
    .select({ id: oauth2Codes.id })
    .from(oauth2Codes)
    .where(eq(oauth2Codes.userId, given.userId))
    .orderBy(desc(oauth2Codes.id))
    .offset(KEPT_OF_USER - 1);
  await db.delete(oauth2Codes).where(inArray(oauth2Codes.id, surplus));
  const code = newToken(32);
  await db.insert(oauth2Codes).values({
    ...given,
    scopes: [...given.scopes],
    codeHash: hashed(code),
    clientId: client.id,
    expiresTime: now + CODE_MS,
  });
  return code;
}

interface Redemption {
  readonly code?: string | undefined;
  readonly redirect_uri?: string | undefined;
  readonly code_verifier?: string | undefined;
}

type Refusal = 'unknown' | 'expired' | 'wrong redirect' | 'wrong verifier';

/**
 * Exchanges a code for tokens, once, whatever comes of it. The second time ends the tokens of the first, because one of the two has
 * stolen it.
 * @throws BusinessError 1002022000 unknown or used, 1002022001 expired, 1002021001 another address, 400 a wrong verifier
 */
export async function redeemCode(
  db: Database,
  client: Client,
  { code, redirect_uri: redirectUri, code_verifier: verifier }: Redemption,
  context: TokenContext,
): Promise<ClientTokens> {
  if (code === undefined) throw badParameter('code 不能为空');
  // What a refusal ends must last, so it is thrown outside the transaction.
  const outcome = await db.transaction(async (transaction): Promise<ClientTokens | Refusal> => {
    const ofCode = eq(oauth2Codes.codeHash, hashed(code));
    const [found] = await transaction.select().from(oauth2Codes).where(ofCode).for('update');
    if (found === undefined || !sameId(found.clientId, client.id)) return 'unknown';
    if (found.isUsed) {
      if (found.grantId !== null) await transaction.delete(oauth2Grants).where(eq(oauth2Grants.id, found.grantId));
      return 'unknown';
    }
    const refusal = refusalOf(found, context.steadyClock());
    const grant = refusal === null ? await startGrant(transaction, client, found, context) : null;
    await transaction
      .update(oauth2Codes)
      .set({ isUsed: true, grantId: grant?.id ?? null })
      .where(ofCode);
    return grant === null ? (refusal ?? 'unknown') : issueClientTokens(transaction, grant, context);
  });
  if (typeof outcome === 'string') throw REFUSALS[outcome]();
  return outcome;

  function refusalOf(found: typeof oauth2Codes.$inferSelect, now: number): Refusal | null {
    // One that has much longer was issued while the clock was ahead, and nobody knows when; clocks of several servers differ a little.
    if (found.expiresTime <= now || found.expiresTime > now + 2 * CODE_MS) return 'expired';
    if (found.redirectUri !== redirectUri) return 'wrong redirect';
    return answersChallenge(found.challenge, verifier) ? null : 'wrong verifier';
  }
}

const REFUSALS: Readonly<Record<Refusal, () => BusinessError>> = {
  unknown: () => new BusinessError(1002022000, 'code 不存在'),
  expired: () => new BusinessError(1002022001, 'code 已过期'),
  'wrong redirect': () => new BusinessError(1002021001, 'redirect_uri 不匹配'),
  'wrong verifier': () => badParameter('code_verifier 不正确'),
};
