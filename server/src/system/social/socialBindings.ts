import { sameId, type Id } from '@zhilv/contract';
import { SOCIAL_REFUSAL, type SocialUser } from '@zhilv/contract/system';
import { and, eq, inArray } from 'drizzle-orm';
import { BusinessError } from '../../call/BusinessError.ts';
import type { Database } from '../../db/database.ts';
import { socialBindings } from './socialBinding.table.ts';
import { socialUsers } from './socialUser.table.ts';
import { socialFailure } from './socialStates.ts';

/** The user that an account is bound to, or null. */
export async function boundUser(db: Database, socialUserId: Id): Promise<Id | null> {
  const [bound] = await db
    .select({ userId: socialBindings.userId })
    .from(socialBindings)
    .where(eq(socialBindings.socialUserId, socialUserId));
  return bound?.userId ?? null;
}

/**
 * Binds an account to a user, in place of another one of the same provider.
 * @throws BusinessError 1002018000 when it is bound to another user, who would be locked out of this way to sign in
 */
export async function bindAccount(
  db: Database,
  { socialUserId, type, userId }: { readonly socialUserId: Id; readonly type: number; readonly userId: Id },
  now: number,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const before = await boundUser(transaction, socialUserId);
    if (before !== null && !sameId(before, userId)) throw taken();
    await transaction.delete(socialBindings).where(and(eq(socialBindings.userId, userId), eq(socialBindings.type, type)));
    const row = { userId, type, socialUserId, createTime: now };
    const [made] = await transaction.insert(socialBindings).values(row).onConflictDoNothing().returning();
    // Somebody else has bound it in this moment.
    if (made === undefined) throw taken();
  });
}

/** Unbinds a user's account. @throws BusinessError 1002018002 when it is not bound to this user */
export async function unbindAccount(
  db: Database,
  { userId, type, openid }: { readonly userId: Id; readonly type: number; readonly openid: string },
): Promise<void> {
  const account = db
    .select({ id: socialUsers.id })
    .from(socialUsers)
    .where(and(eq(socialUsers.type, type), eq(socialUsers.openid, openid)));
  const own = and(eq(socialBindings.userId, userId), inArray(socialBindings.socialUserId, account));
  const [unbound] = await db.delete(socialBindings).where(own).returning({ id: socialBindings.id });
  if (unbound === undefined) throw new BusinessError(SOCIAL_REFUSAL.notFound, '社交授权失败，找不到对应的用户');
}

/** The accounts that are bound to a user. */
export const boundAccounts = (db: Database, userId: Id): Promise<SocialUser[]> =>
  db
    .select({ type: socialUsers.type, openid: socialUsers.openid, nickname: socialUsers.nickname })
    .from(socialBindings)
    .innerJoin(socialUsers, eq(socialUsers.id, socialBindings.socialUserId))
    .where(eq(socialBindings.userId, userId))
    .orderBy(socialUsers.type);

const taken = (): BusinessError => socialFailure('该社交账号已绑定其他账号');
