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
import { waitRefusal } from '../auth/waitRefusal.ts';
import { users } from '../user/user.table.ts';
import { userMissing } from '../user/userMissing.ts';

/**
 * Changes the caller's password and ends what other applications hold, while the sign-ins go on (decision 0037). Whoever found an open
 * console may not try old ones without end, so that wrong ones are counted like those of a sign-in, and apart from them: the user can
 * still sign in elsewhere.
 */
export async function changeOwnPassword(call: Call<typeof profile.updatePassword>): Promise<boolean> {
  const { db, user, input, steadyClock, settings } = call;
  const subject = `old password of ${user.id}`;
  const { perAccount, lockMs } = settings.signInLimit;
  // It counts before the password is looked at, for several may come at once.
  const { allowed, retryAfterSeconds } = await countUse(db, subject, { limit: perAccount, lockMs, now: steadyClock() });
  if (!allowed) throw waitRefusal('密码输错次数过多', retryAfterSeconds ?? 0);
  const old = await provedHash();
  const password = await hashPassword(input.newPassword);
  // Meanwhile a sign-in may have hashed the old password anew, which it does once, or somebody may have set another one.
  if (!(await replace(old)) && !(await replace(await provedHash()))) throw wrongPassword();
  return true;

  async function provedHash(): Promise<string> {
    const account = await findRow(call, users, user.id);
    if (account === null) throw userMissing();
    if (!(await verifyPassword(input.oldPassword, account.password))) throw wrongPassword();
    return account.password;
  }

  /** Tells whether the old hash was still there. */
  function replace(oldHash: string): Promise<boolean> {
    return db.transaction(async (transaction) => {
      const changed = await transaction
        .update(users)
        .set({ password, ...changeStamp(call) })
        .where(and(eq(users.id, user.id), eq(users.password, oldHash)))
        .returning({ id: users.id });
      if (changed.length === 0) return false;
      await endOAuth2Grants(transaction, [user.id]);
      await transaction.delete(signInAttempts).where(eq(signInAttempts.subject, subject));
      return true;
    });
  }
}

const wrongPassword = () => new BusinessError(WRONG_PASSWORD, '用户密码校验失败');
