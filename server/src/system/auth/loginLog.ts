import type { Id } from '@zhilv/contract';
import { eq, sql } from 'drizzle-orm';
import type { Clock } from '../../call/Clock.ts';
import type { Call, RequestFacts } from '../../call/implement.ts';
import { networkOf } from '../../call/networkOf.ts';
import type { Database } from '../../db/database.ts';
import { logShortener } from '../../db/logShortener.ts';
import { countUse } from '../../session/countUse.ts';
import { users } from '../user/user.table.ts';
import { loginLogs } from './loginLog.table.ts';

/** `system_login_type` */
export const LoginType = { password: 100, social: 101, sms: 103, signOut: 200, forcedSignOut: 202 } as const;
/** `system_login_result`, which has no value of its own for attempts that were told to wait; `refused` is its 未知异常. */
export const LoginResult = { success: 0, wrongPassword: 10, disabled: 20, wrongCaptcha: 31, refused: 100 } as const;

/** So many refused attempts of one network with one result have rows of their own while they are counted together. */
const ROWS_OF_REFUSALS = 50;

/** Deletes what is too old. That is done beside the operation log, so that nobody who signs in waits for it. */
export const shortenLoginLog = logShortener(loginLogs);

interface LoginEvent {
  readonly logType: (typeof LoginType)[keyof typeof LoginType];
  readonly result: (typeof LoginResult)[keyof typeof LoginResult];
  readonly tenantId: number;
  readonly userId: Id | null;
  readonly username: string;
}

/** Logs a sign-in that succeeded or failed. */
export async function logSignIn(db: Database, event: LoginEvent, request: RequestFacts, clock: Clock): Promise<void> {
  await db.insert(loginLogs).values(rowOf(event, request, clock()));
}

/** Logs the end of somebody's session. */
export async function logSignOut(
  { db, clock, tenantId, request }: Pick<Call, 'db' | 'clock' | 'tenantId' | 'request'>,
  userId: Id,
  logType: typeof LoginType.signOut | typeof LoginType.forcedSignOut,
): Promise<void> {
  const [user] = await db.select({ username: users.username }).from(users).where(eq(users.id, userId));
  const event = { logType, result: LoginResult.success, tenantId, userId, username: user?.username ?? '' };
  await logSignIn(db, event, request, clock);
}

/**
 * Logs an attempt whose password was not looked at. Such attempts cost their sender nothing, so those beyond the first fifty of a
 * network with one result become one row, or a flood of them would fill the disk.
 */
export async function logRefusal(
  { db, clock, steadyClock, settings, request }: Pick<Call, 'db' | 'clock' | 'steadyClock' | 'settings' | 'request'>,
  attempt: Omit<LoginEvent, 'userId'> & { readonly result: typeof LoginResult.wrongCaptcha | typeof LoginResult.refused },
): Promise<void> {
  const subject = `refused ${attempt.result} ${networkOf(request.address)}`;
  const use = { limit: ROWS_OF_REFUSALS, lockMs: settings.signInLimit.lockMs, now: steadyClock() };
  const { allowed, expiresTime } = await countUse(db, subject, use);
  const event = { ...attempt, userId: null };
  await db
    .insert(loginLogs)
    .values({ ...rowOf(event, request, clock()), foldedInto: allowed ? null : `${subject} ${expiresTime}`.slice(0, 100) })
    .onConflictDoUpdate({ target: loginLogs.foldedInto, set: { attempts: sql`${loginLogs.attempts} + 1` } });
}

const rowOf = (event: LoginEvent, request: RequestFacts, createTime: number): typeof loginLogs.$inferInsert => ({
  ...event,
  traceId: request.id,
  userIp: request.address.slice(0, 50),
  userAgent: request.userAgent.slice(0, 512),
  createTime,
});
