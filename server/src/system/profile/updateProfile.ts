import type { profile } from '@zhilv/contract/system';
import { and, eq, ne } from 'drizzle-orm';
import { BusinessError } from '../../call/BusinessError.ts';
import type { Call } from '../../call/implement.ts';
import { recordsOf } from '../../records/recordsOf.ts';
import { hasRow } from '../../records/rows.ts';
import { lockTenant } from '../tenant/lockTenant.ts';
import { users } from '../user/user.table.ts';
import { userMissing } from '../user/userMissing.ts';

const accounts = recordsOf(users, { missing: userMissing });

/** Changes the caller's own details. Only one account of a tenant has a mobile number or an address for mail, by which people sign in. */
export async function updateProfile(call: Call<typeof profile.update>): Promise<boolean> {
  const { db, input, user } = call;
  const { mobile, email } = input;
  if (!mobile && !email) return accounts.update(call, { id: user.id, ...input });
  return db.transaction(async (transaction) => {
    const scope = { ...call, db: transaction };
    // Imported accounts may share one, so no index tells two apart who want the same at the same moment.
    await lockTenant(transaction, user.tenantId);
    const others = ne(users.id, user.id);
    if (mobile && (await hasRow(scope, users, and(eq(users.mobile, mobile), others))))
      throw new BusinessError(1002003001, '手机号已经存在');
    if (email && (await hasRow(scope, users, and(eq(users.email, email), others))))
      throw new BusinessError(1002003002, '邮箱已经存在');
    return accounts.update(scope, { id: user.id, ...input });
  });
}
