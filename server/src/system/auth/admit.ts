import type { Tokens } from '@zhilv/contract/system';
import { and, eq } from 'drizzle-orm';
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
  const tokens = await db.transaction(async (transaction) => {
    // Somebody may have shut the user out since the row was read, and has ended the sessions of before then.
    const [admitted] = await transaction
      .update(users)
      .set({ loginIp: request.address.slice(0, 50), loginDate: clock() })
      .where(and(eq(users.id, user.id), eq(users.status, 0), eq(users.deleted, false)))
      .returning({ id: users.id });
    if (admitted === undefined) return null;
    await logSignIn(transaction, { ...event, result: LoginResult.success }, request, clock);
    return issueTokens(transaction, user, { steadyClock, settings, request });
  });
  if (tokens !== null) return tokens;
  await logSignIn(db, { ...event, result: LoginResult.disabled }, request, clock);
  throw new BusinessError(1002000001, '登录失败，账号被禁用');
}
