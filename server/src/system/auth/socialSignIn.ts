import { type social, SOCIAL_REFUSAL, type Tokens } from '@zhilv/contract/system';
import { and, eq } from 'drizzle-orm';
import { BusinessError } from '../../call/BusinessError.ts';
import type { Call } from '../../call/implement.ts';
import { boundUser } from '../social/socialBindings.ts';
import { claimAccount, keepAccount } from '../social/socialStates.ts';
import { users } from '../user/user.table.ts';
import { admit } from './admit.ts';
import { LoginType } from './loginLog.ts';

/**
 * Signs in with what a provider sent back.
 * @throws BusinessError 1002000005 when its account is bound to nobody; it is kept for who signs in by password next
 */
export async function socialSignIn(call: Call<typeof social.login>): Promise<Tokens> {
  const { db, input, tenantId } = call;
  const socialUserId = await claimAccount(call, input);
  const userId = await boundUser(db, socialUserId);
  const [user] =
    userId === null
      ? []
      : await db
          .select()
          .from(users)
          .where(and(eq(users.id, userId), eq(users.tenantId, tenantId), eq(users.deleted, false)));
  if (user === undefined) {
    await keepAccount(call, input, socialUserId);
    throw new BusinessError(SOCIAL_REFUSAL.notBound, '未绑定账号，需要进行绑定');
  }
  return admit(call, user, LoginType.social);
}
