import { type profile, WRONG_PASSWORD } from '@zhilv/contract/system';
import { and, eq } from 'drizzle-orm';
import { BusinessError } from '../../call/BusinessError.ts';
import type { Call } from '../../call/implement.ts';
import { findRow } from '../../records/rows.ts';
import { changeStamp } from '../../records/stamps.ts';
import { countUse } from '../../session/countUse.ts';
import { endOAuth2Grants } from '../../session/endOAuth2Grants.ts';
import { hashPassword, verifyPassword } from '../../session/password.ts';
import { signInAttempts } from '../../session/signInAttempt.table.ts';
import { users } from '../user/user.table.ts';
import { userMissing } from './ownProfile.ts';

/**
 * Changes the caller's password and ends what other applications hold, while the sign-ins go on (decision 0037). Whoever found an open console may not try old ones without end, so that wrong ones are counted like
 * those of a sign-in, and apart from them: the user can still sign in elsewhere.
 */
export async function changeOwnPassword(call: Call<typeof profile.updatePassword>): Promise<boolean> {
  const { db, user, input, steadyClock, settings } = call;
  const subject = `old password of ${user.id}`;
  const { perAccount, lockMs } = settings.signInLimit;
  // It counts before the password is looked at, for several may come at once.
  const { allowed, retryAfterSeconds } = await countUse(db, subject, { limit: perAccount, lockMs, now: steadyClock() });
  if (!allowed) throw tooManyWrong(retryAfterSeconds ?? 0);
  const account = await findRow(call, users, user.id);
  if (account === null) throw userMissing();
  if (!(await verifyPassword(input.oldPassword, account.password))) throw wrongPassword();
  const password = await hashPassword(input.newPassword);
  await db.transaction(async (transaction) => {
    // Somebody else may have set another one while this one was hashed.
    const changed = await transaction
      .update(users)
      .set({ password, ...changeStamp(call) })
      .where(and(eq(users.id, user.id), eq(users.password, account.password)))
      .returning({ id: users.id });
    if (changed.length === 0) throw wrongPassword();
    await endOAuth2Grants(transaction, user.id);
    await transaction.delete(signInAttempts).where(eq(signInAttempts.subject, subject));
  });
  return true;
}

const wrongPassword = () => new BusinessError(WRONG_PASSWORD, '用户密码校验失败');

const tooManyWrong = (seconds: number) =>
  new BusinessError(429, `密码输错次数过多，请在 ${Math.ceil(seconds / 60)} 分钟后重试`, { 'Retry-After': String(seconds) });
