import type { Id } from '@zhilv/contract';
import { USER_REFUSALS } from '@zhilv/contract/system';
import { and, eq, ne } from 'drizzle-orm';
import { BusinessError } from '../../../call/BusinessError.ts';
import { recordHistory } from '../../../records/history/recordHistory.ts';
import { recordsOf } from '../../../records/recordsOf.ts';
import { hasRow, type Scope } from '../../../records/rows.ts';
import { users } from '../../user/user.table.ts';
import { userMissing } from '../../user/userMissing.ts';

export const accountHistory = recordHistory(users, {
  fields: ['username', 'nickname', 'deptId', 'mobile', 'email', 'sex', 'status', 'avatar', 'remark', 'password'],
  secret: () => ['password'],
});

/** The writes of accounts. Who may make them is not looked at here. */
export const accounts = recordsOf(
  users,
  { missing: userMissing, unique: [{ by: ['username'], taken: () => refusal('usernameTaken', '用户账号已经存在') }] },
  accountHistory,
);

type Reached = Partial<Pick<typeof users.$inferInsert, 'mobile' | 'email'>>;

/**
 * People sign in by mobile number and by address for mail, so no two accounts of a tenant have the same. Call it within
 * `guarded`, for no index tells two apart who want the same at the same moment.
 * @throws BusinessError
 */
export async function refuseTaken(scope: Scope, { mobile, email }: Reached, ownId: Id | null): Promise<void> {
  const others = ownId === null ? undefined : ne(users.id, ownId);
  if (mobile && (await hasRow(scope, users, and(eq(users.mobile, mobile), others))))
    throw refusal('mobileTaken', '手机号已经存在');
  if (email && (await hasRow(scope, users, and(eq(users.email, email), others)))) throw refusal('emailTaken', '邮箱已经存在');
}

export const refusal = (reason: keyof typeof USER_REFUSALS, message: string) => new BusinessError(USER_REFUSALS[reason], message);
