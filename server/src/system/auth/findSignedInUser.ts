import { and, eq, gt } from 'drizzle-orm';
import type { Clock } from '../../call/Clock.ts';
import type { SignedInUser } from '../../call/SignedInUser.ts';
import type { Database } from '../../db/database.ts';
import { accessTokens, refreshTokens } from '../../session/token.table.ts';
import { users } from '../user/user.table.ts';
import { bearerToken, hashed } from '../../session/tokens.ts';
import { grantsOf } from '../role/grants.ts';

/** Finds the user that an `Authorization` header stands for; null without a living access token of an enabled user. */
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
