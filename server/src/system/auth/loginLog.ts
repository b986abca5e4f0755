import type { Id } from '@zhilv/contract';
import type { Clock } from '../../call/Clock.ts';
import type { RequestFacts } from '../../call/implement.ts';
import type { Database } from '../../db/database.ts';
import { loginLogs } from './loginLog.table.ts';

/** `system_login_type` */
export const LoginType = { password: 100, signOut: 200 } as const;
/** `system_login_result` */
export const LoginResult = { success: 0, wrongPassword: 10, disabled: 20 } as const;

interface LoginEvent {
  readonly logType: (typeof LoginType)[keyof typeof LoginType];
  readonly result: (typeof LoginResult)[keyof typeof LoginResult];
  readonly tenantId: number;
  readonly userId: Id | null;
  readonly username: string;
}

/** Logs a sign-in that succeeded or failed, or a sign-out. */
export async function logSignIn(db: Database, event: LoginEvent, request: RequestFacts, clock: Clock): Promise<void> {
  await db.insert(loginLogs).values({
    ...event,
    traceId: request.id,
    userIp: request.address.slice(0, 50),
    userAgent: request.userAgent.slice(0, 512),
    createTime: clock(),
  });
}
