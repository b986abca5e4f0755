import { createHash, randomBytes } from 'node:crypto';
import type { Id } from '@zhilv/contract';
import type { Tokens } from '@zhilv/contract/system';
import { and, desc, eq, inArray, lt, ne, or } from 'drizzle-orm';
import type { Clock } from '../call/Clock.ts';
import type { RequestFacts } from '../call/implement.ts';
import type { Database } from '../db/database.ts';
import { deviceName } from './browserName.ts';
import { accessTokens, refreshTokens } from './token.table.ts';
import type { AppSettings } from '../settings/settings.ts';

const DAY_MS = 86_400_000;

/** The database, the clock and the settings that tokens are made with. */
export interface TokenContext {
  readonly steadyClock: Clock;
  readonly settings: AppSettings;
}

/** The request that signs in, as far as its user is told of it later. */
type SignInPlace = Pick<RequestFacts, 'address' | 'userAgent'>;

/** Starts a sign-in that the tokens stand for. */
export async function issueTokens(
  db: Database,
  user: { readonly id: Id; readonly tenantId: number },
  { steadyClock, settings, request }: TokenContext & { readonly request: SignInPlace },
): Promise<Tokens> {
  const now = steadyClock();
  await deleteLongExpired(db, now, settings);
  const refreshToken = newToken();
  const [signIn] = await db
    .insert(refreshTokens)
    .values({
      tokenHash: hashed(refreshToken),
      userId: user.id,
      tenantId: user.tenantId,
      device: deviceName(request.userAgent),
      address: request.address.slice(0, 50),
      createTime: now,
      usedTime: now,
      expiresTime: now + settings.refreshTokenMs,
    })
    .returning();
  if (signIn === undefined) throw new Error('The database returned no row for an insert.');
  await endLongestUnused(db, signIn, settings);
  return { userId: user.id, refreshToken, ...(await issueAccessToken(db, signIn, false, { steadyClock, settings })) };
}

/** Ends the sign-in of an access token, also of one that expired, and gives its user. */
export async function endSignIn(db: Database, accessToken: string): Promise<Id | null> {
  const signIn = db
    .select({ id: accessTokens.refreshTokenId })
    .from(accessTokens)
    .where(eq(accessTokens.tokenHash, hashed(accessToken)));
  const [ended] = await db.delete(refreshTokens).where(eq(refreshTokens.id, signIn)).returning({ userId: refreshTokens.userId });
  return ended?.userId ?? null;
}

/** Reads the token of an `Authorization: Bearer …` header; null for any other header. */
export const bearerToken = (header: string | null): string | null => /^Bearer (\S+)$/i.exec(header ?? '')?.[1] ?? null;

/** Gives the hash that is stored of a token, so that a copy of the database opens no sessions. */
export const hashed = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Makes a token of random bytes, in hexadecimal digits. */
export const newToken = (bytes = 16): string => randomBytes(bytes).toString('hex');

/** Stores an access token of a sign-in, which ends no later than that. */
export async function issueAccessToken(
  db: Database,
  signIn: { readonly id: Id; readonly expiresTime: number },
  refreshed: boolean,
  { steadyClock, settings }: TokenContext,
  accessToken = newToken(),
): Promise<Pick<Tokens, 'accessToken' | 'expiresTime'>> {
  const now = steadyClock();
  const expiresTime = Math.min(now + settings.accessTokenMs, signIn.expiresTime);
  await db
    .insert(accessTokens)
    .values({ tokenHash: hashed(accessToken), refreshTokenId: signIn.id, refreshed, createTime: now, expiresTime });
  return { accessToken, expiresTime };
}

/** Expired tokens are kept for a day, because they are answered differently from unknown ones. */
async function deleteLongExpired(db: Database, now: number, settings: AppSettings): Promise<void> {
  await db
    .delete(refreshTokens)
    .where(
      or(lt(refreshTokens.expiresTime, now - DAY_MS), lt(refreshTokens.usedTime, now - settings.refreshTokenIdleMs - DAY_MS)),
    );
}

/** Ends the sign-ins beyond the bound, never the new one, which counts as older than those of a clock that was ahead. */
async function endLongestUnused(
  db: Database,
  started: { readonly id: Id; readonly userId: Id },
  { signInsPerAccount }: AppSettings,
): Promise<void> {
  const { id, usedTime } = refreshTokens;
  const surplus = db
    .select({ id })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.userId, started.userId), ne(refreshTokens.id, started.id)))
    .orderBy(desc(usedTime), desc(id))
    .offset(signInsPerAccount - 1);
  await db.delete(refreshTokens).where(inArray(id, surplus));
}
