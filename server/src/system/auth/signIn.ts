import type { auth, Tokens } from '@zhilv/contract/system';
import { and, eq } from 'drizzle-orm';
import { BusinessError } from '../../call/BusinessError.ts';
import type { Call } from '../../call/implement.ts';
import { users } from '../user/user.table.ts';
import { countAttempt, forgiveAttempt } from '../../session/signInAttempts.ts';
import { LoginResult, LoginType, logSignIn } from './loginLog.ts';
import { issueTokens } from '../../session/tokens.ts';
import { rejectPassword, verifyPassword } from '../../session/password.ts';

/**
 * Signs in by name and password. An unknown name, a wrong password and a locked account are one answer; only the header
 * `Retry-After` tells that a lock is on.
 */
export async function signIn({ db, clock, settings, input, tenantId, request }: Call<typeof auth.login>): Promise<Tokens> {
  const { username, password } = input;
  const attempt = { tenantId, username, address: request.address };
  const count = await countAttempt(db, attempt, clock, settings);
  if (!count.allowed) throw wrongPassword(count.retryAfterSeconds);

  const user = await findUser();
  const right = user === undefined ? await rejectPassword(password) : await verifyPassword(password, user.password);
  if (user === undefined || !right) {
    await logged(LoginResult.wrongPassword);
    throw wrongPassword(count.retryAfterSeconds);
  }
  await forgiveAttempt(db, attempt);
  if (user.status !== 0) {
    await logged(LoginResult.disabled);
    throw new BusinessError(1002000001, '登录失败，账号被禁用');
  }

  return db.transaction(async (transaction) => {
    const now = clock();
    await transaction
      .update(users)
      .set({ loginIp: request.address.slice(0, 50), loginDate: now })
      .where(eq(users.id, user.id));
    await logged(LoginResult.success, transaction);
    return issueTokens(transaction, user, { clock, settings });
  });

  async function findUser() {
    const named = and(eq(users.tenantId, tenantId), eq(users.username, username), eq(users.deleted, false));
    const [found] = await db.select().from(users).where(named);
    return found;
  }

  function logged(result: (typeof LoginResult)[keyof typeof LoginResult], database = db): Promise<void> {
    const event = { logType: LoginType.password, result, tenantId, userId: user?.id ?? null, username };
    return logSignIn(database, event, request, clock);
  }
}

const wrongPassword = (retryAfterSeconds: number | null): BusinessError =>
  new BusinessError(
    1002000000,
    '登录失败，账号密码不正确',
    retryAfterSeconds === null ? {} : { 'Retry-After': String(retryAfterSeconds) },
  );
