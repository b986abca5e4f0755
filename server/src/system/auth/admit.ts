import type { Tokens } from '@zhilv/contract/system';
import { eq } from 'drizzle-orm';
import { BusinessError } from '../../call/BusinessError.ts';
import type { Call } from '../../call/implement.ts';
import { issueTokens } from '../../session/tokens.ts';
import { users } from '../user/user.table.ts';
import { LoginResult, type LoginType, logSignIn } from './loginLog.ts';

/**
 * Begins the session of a user who has proved to be that user, and writes it down.
 * @throws BusinessError 1002000001 when the user is disabled
 */
export async function admit(
  { db, clock, steadyClock, settings, tenantId, request }: Omit<Call, 'input' | 'user'>,
  user: typeof users.$inferSelect,
  logType: (typeof LoginType)[keyof typeof LoginType],
): Promise<Tokens> {
  const event = { logType, tenantId, userId: user.id, username: user.username };
  if (user.status !== 0) {
    await logSignIn(db, { ...event, result: LoginResult.disabled }, request, clock);
    throw new BusinessError(1002000001, '登录失败，账号被禁用');
  }
  return db.transaction(async (transaction) => {
    await transaction
      .update(users)
      .set({ loginIp: request.address.slice(0, 50), loginDate: clock() })
      .where(eq(users.id, user.id));
    await logSignIn(transaction, { ...event, result: LoginResult.success }, request, clock);
    return issueTokens(transaction, user, { steadyClock, settings, request });
  });
}
