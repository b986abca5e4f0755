import { eq, lte, sql } from 'drizzle-orm';
import type { Clock } from '../app/Clock.ts';
import type { Database } from '../db/database.ts';
import { signInAttempts } from '../db/schema/system.ts';
import type { AppSettings } from '../settings.ts';

/** Who tries to sign in where from. */
export interface Attempt {
  readonly tenantId: number;
  readonly username: string;
  readonly address: string;
}

/** What became of the count when an attempt began. */
export interface AttemptCount {
  /** Whether the password may be looked at. */
  readonly allowed: boolean;
  /** Seconds until the lock ends that holds already or begins if this attempt fails; null without one. */
  readonly retryAfterSeconds: number | null;
}

/**
 * Counts an attempt as failed before the password is looked at, so that a thousand attempts at once are no way around the
 * limit; {@link forgiveAttempt} takes it back.
 */
export async function countAttempt(db: Database, attempt: Attempt, clock: Clock, settings: AppSettings): Promise<AttemptCount> {
  const now = clock();
  const { perAccount, perAddress, lockMs } = settings.signInLimit;
  await db.delete(signInAttempts).where(lte(signInAttempts.expiresTime, now));
  const account = await countFailure(db, accountSubject(attempt), perAccount, now, lockMs);
  // A refused attempt tried no password, so it does not count against the address.
  if (!account.allowed) return account;
  const address = await countFailure(db, addressSubject(attempt), perAddress, now, lockMs);
  return address.retryAfterSeconds === null ? account : address;
}

/** The password was right: the account's count begins anew, and the address has one failure less. */
export async function forgiveAttempt(db: Database, attempt: Attempt): Promise<void> {
  await db.delete(signInAttempts).where(eq(signInAttempts.subject, accountSubject(attempt)));
  await db
    .update(signInAttempts)
    .set({ failures: sql`${signInAttempts.failures} - 1` })
    .where(eq(signInAttempts.subject, addressSubject(attempt)));
}

async function countFailure(db: Database, subject: string, limit: number, now: number, lockMs: number): Promise<AttemptCount> {
  const end = new Date(now + lockMs).toISOString();
  const [counted] = await db
    .insert(signInAttempts)
    .values({ subject, failures: 1, expiresTime: now + lockMs })
    .onConflictDoUpdate({
      target: signInAttempts.subject,
      set: {
        failures: sql`${signInAttempts.failures} + 1`,
        // The attempt that reaches the limit starts the lock; those after it do not prolong it.
        expiresTime: sql`case when ${signInAttempts.failures} + 1 = ${limit} then ${end}::timestamptz else ${signInAttempts.expiresTime} end`,
      },
    })
    .returning();
  const failures = counted?.failures ?? 1;
  const remaining = Math.ceil(((counted?.expiresTime ?? now) - now) / 1000);
  return { allowed: failures <= limit, retryAfterSeconds: failures >= limit ? remaining : null };
}

const accountSubject = ({ tenantId, username, address }: Attempt): string => `account ${tenantId} ${username} ${address}`;
const addressSubject = ({ address }: Attempt): string => `address ${address}`;
