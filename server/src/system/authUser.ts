import { and, eq, gt } from 'drizzle-orm';
import type { Clock } from '../app/Clock.ts';
import type { SignedInUser } from '../app/SignedInUser.ts';
import type { Database } from '../db/database.ts';
import { accessTokens, refreshTokens, users } from '../db/schema/system.ts';
import { bearerToken, hashed } from './authTokens.ts';
import { grantsOf } from './permission.ts';

/** Whose call it is by its `Authorization` header; null without a living access token of an enabled user. */
export async function findSignedInUser(db: Database, authorization: string | null, clock: Clock): Promise<SignedInUser | null> {
  const token = bearerToken(authorization);
  if (token === null) return null;
  const [user] = await db
    .select({
      id: users.id,
      tenantId: users.tenantId,
      username: users.username,
      nickname: users.nickname,
      deptId: users.deptId,
    })
    .from(accessTokens)
    .innerJoin(refreshTokens, eq(refreshTokens.id, accessTokens.refreshTokenId))
    .innerJoin(users, eq(users.id, refreshTokens.userId))
    .where(
      and(
        eq(accessTokens.tokenHash, hashed(token)),
        gt(accessTokens.expiresTime, clock()),
        eq(users.status, 0),
        eq(users.deleted, false),
      ),
    );
  return user === undefined ? null : { ...user, ...(await grantsOf(db, user.id)) };
}
