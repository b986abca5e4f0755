import { type Id, sameId } from '@zhilv/contract';
import type { ClientTokens } from '@zhilv/contract/system';
import { and, desc, eq, getTableColumns, gt, inArray, lt, max, or } from 'drizzle-orm';
import { BusinessError } from '../../call/BusinessError.ts';
import type { Database } from '../../db/database.ts';
import { oauth2Grants } from '../../session/oauth2Grant.table.ts';
import { oauth2Tokens } from '../../session/oauth2Token.table.ts';
import { hashed, newToken, type TokenContext } from '../../session/tokens.ts';
import { isEnabled } from '../user/isEnabled.ts';
import type { LivingAllowance } from './approvals.ts';
import type { Client } from './client/findClient.ts';

type Grant = typeof oauth2Grants.$inferSelect;

/** So many used refresh tokens are remembered of a grant; one that was used before them is unknown. */
const REPLACED_KEPT = 20;

/** Whoever allowed something, and what. */
export interface Allowed {
  readonly userId: Id;
  readonly tenantId: number;
  readonly scopes: readonly string[];
}

/** Starts what somebody has allowed a client. */
export async function startGrant(
  db: Database,
  client: Client,
  { userId, tenantId, scopes }: Allowed,
  { steadyClock, settings }: TokenContext,
): Promise<Grant> {
  const now = steadyClock();
  const idle = now - settings.refreshTokenIdleMs;
  await db.delete(oauth2Grants).where(or(lt(oauth2Grants.expiresTime, now), lt(oauth2Grants.usedTime, idle)));
  const ofBoth = and(eq(oauth2Grants.userId, userId), eq(oauth2Grants.clientId, client.id));
  const surplus = db
    .select({ id: oauth2Grants.id })
    .from(oauth2Grants)
    .where(ofBoth)
    .orderBy(desc(oauth2Grants.usedTime), desc(oauth2Grants.id))
    .offset(settings.signInsPerAccount - 1);
  await db.delete(oauth2Grants).where(inArray(oauth2Grants.id, surplus));
  const expiresTime = now + settings.refreshTokenMs;
  const [grant] = await db
    .insert(oauth2Grants)
    .values({ clientId: client.id, userId, tenantId, scopes: [...scopes], createTime: now, usedTime: now, expiresTime })
    .returning();
  if (grant === undefined) throw new Error('The database returned no row for an insert.');
  return grant;
}

/** Gives a grant an access token, and its seconds. */
export async function issueClientToken(db: Database, grant: Grant, { steadyClock, settings }: TokenContext) {
  const now = steadyClock();
  const expiresTime = Math.min(now + settings.accessTokenMs, grant.expiresTime);
  const token = await addToken(db, grant, { isRefresh: false, createTime: now, expiresTime });
  return { token, seconds: Math.floor((expiresTime - now) / 1000) };
}

/** Gives a grant both tokens, as the client gets them. */
export async function issueClientTokens(db: Database, grant: Grant, context: TokenContext): Promise<ClientTokens> {
  const { token, seconds } = await issueClientToken(db, grant, context);
  const { expiresTime } = grant;
  const refresh = await addToken(db, grant, { isRefresh: true, createTime: context.steadyClock(), expiresTime });
  return {
    scope: grant.scopes.join(' '),
    access_token: token,
    refresh_token: refresh,
    token_type: 'bearer',
    expires_in: seconds,
  };
}

/**
 * Exchanges a refresh token for two new tokens. One that was exchanged before ends its grant: of the two who have it one is a thief.
 * @throws BusinessError 400 for a token that is unknown, used, expired, or another client's
 */
export async function refreshClientTokens(
  db: Database,
  client: Client,
  refreshToken: string,
  context: TokenContext,
): Promise<ClientTokens> {
  const { steadyClock, settings } = context;
  const now = steadyClock();
  // The end of a grant must last, so the refusal is thrown outside the transaction.
  const tokens = await db.transaction(async (transaction) => {
    const [found] = await transaction
      .select({ token: oauth2Tokens, grant: oauth2Grants })
      .from(oauth2Tokens)
      .innerJoin(oauth2Grants, eq(oauth2Grants.id, oauth2Tokens.grantId))
      .where(and(eq(oauth2Tokens.tokenHash, hashed(refreshToken)), eq(oauth2Tokens.isRefresh, true)))
      .for('update');
    if (found === undefined || !sameId(found.grant.clientId, client.id)) return null;
    const { token, grant } = found;
    const isOver = grant.expiresTime <= now || grant.usedTime + settings.refreshTokenIdleMs <= now;
    if (token.isReplaced || isOver || !(await isEnabled(transaction, grant.userId))) {
      await transaction.delete(oauth2Grants).where(eq(oauth2Grants.id, grant.id));
      return null;
    }
    // An authorisation that began while the clock was ahead lasts no longer than one that begins now.
    const expiresTime = Math.min(grant.expiresTime, now + settings.refreshTokenMs);
    await transaction.update(oauth2Grants).set({ usedTime: now, expiresTime }).where(eq(oauth2Grants.id, grant.id));
    await transaction.update(oauth2Tokens).set({ isReplaced: true }).where(eq(oauth2Tokens.id, token.id));
    await forgetOlderTokens(transaction, grant.id);
    return issueClientTokens(transaction, { ...grant, expiresTime }, context);
  });
  if (tokens === null) throw new BusinessError(400, '无效的刷新令牌');
  return tokens;
}

/** Gives the grants of somebody that have a token which can still be used, each until its last token is over. */
export async function livingGrants(
  db: Database,
  userId: Id,
  { steadyClock, settings }: TokenContext,
): Promise<LivingAllowance[]> {
  const now = steadyClock();
  const idle = now - settings.refreshTokenIdleMs;
  const rows = await db
    .select({ ...getTableColumns(oauth2Grants), lastEnd: max(oauth2Tokens.expiresTime) })
    .from(oauth2Grants)
    .innerJoin(oauth2Tokens, eq(oauth2Tokens.grantId, oauth2Grants.id))
    .where(
      and(
        eq(oauth2Grants.userId, userId),
        gt(oauth2Grants.usedTime, idle),
        gt(oauth2Tokens.expiresTime, now),
        eq(oauth2Tokens.isReplaced, false),
      ),
    )
    .groupBy(oauth2Grants.id);
  return rows.map(({ lastEnd, ...grant }) => {
    // What began while the clock was ahead is told as if it began now.
    const usedTime = Math.min(grant.usedTime, now);
    const latest = Math.min(usedTime + settings.refreshTokenIdleMs, now + settings.refreshTokenMs);
    return {
      ...grant,
      createTime: Math.min(grant.createTime, now),
      usedTime,
      expiresTime: Math.min(lastEnd ?? grant.expiresTime, latest),
    };
  });
}

/** Ends the grant of a client's token, of either kind; tells whether there was one. */
export async function endGrantOf(db: Database, client: Client, token: string): Promise<boolean> {
  const grantId = db
    .select({ id: oauth2Tokens.grantId })
    .from(oauth2Tokens)
    .where(eq(oauth2Tokens.tokenHash, hashed(token)));
  const ended = await db
    .delete(oauth2Grants)
    .where(and(inArray(oauth2Grants.id, grantId), eq(oauth2Grants.clientId, client.id)))
    .returning({ id: oauth2Grants.id });
  return ended.length > 0;
}

async function addToken(
  db: Database,
  { id }: Grant,
  token: { readonly isRefresh: boolean; readonly createTime: number; readonly expiresTime: number },
): Promise<string> {
  const text = newToken(32);
  await db.insert(oauth2Tokens).values({ ...token, tokenHash: hashed(text), grantId: id });
  return text;
}

async function forgetOlderTokens(db: Database, grantId: Id): Promise<void> {
  const ofGrant = eq(oauth2Tokens.grantId, grantId);
  const older = db
    .select({ id: oauth2Tokens.id })
    .from(oauth2Tokens)
    .where(and(ofGrant, eq(oauth2Tokens.isRefresh, true)))
    .orderBy(desc(oauth2Tokens.id))
    .offset(REPLACED_KEPT);
  await db.delete(oauth2Tokens).where(and(ofGrant, or(eq(oauth2Tokens.isRefresh, false), inArray(oauth2Tokens.id, older))));
}
