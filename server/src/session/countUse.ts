import { lte, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { signInAttempts } from './signInAttempt.table.ts';

export interface UseLimit {
  /** Uses until the lock begins. */
  readonly limit: number;
  /** A lock holds for this time, and uses are counted within it. */
  readonly lockMs: number;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The outcome of a count. */
export interface UseCount {
  /** True when this use is within the limit. */
  readonly allowed: boolean;
  /** Seconds until the lock ends that holds already or begins with this use; null without one. */
  readonly retryAfterSeconds: number | null;
}

/** Counts one more use by a subject, in the database, because several processes may serve one installation. */
export async function countUse(db: Database, subject: string, { limit, lockMs, now }: UseLimit): Promise<UseCount> {
  const end = new Date(now + lockMs).toISOString();
  const [counted] = await db
    .insert(signInAttempts)
    .values({ subject, failures: 1, expiresTime: now + lockMs })
    .onConflictDoUpdate({
      target: signInAttempts.subject,
      set: {
        failures: sql`${signInAttempts.failures} + 1`,
        // The use that reaches the limit starts the lock; those after it do not prolong it.
        expiresTime: sql`case when ${signInAttempts.failures} + 1 = ${limit} then ${end}::timestamptz else ${signInAttempts.expiresTime} end`,
      },
    })
    .returning();
  const uses = counted?.failures ?? 1;
  const remaining = Math.ceil(((counted?.expiresTime ?? now) - now) / 1000);
  return { allowed: uses <= limit, retryAfterSeconds: uses >= limit ? remaining : null };
}

/** Removes counts with a time that is over, because they would begin anew anyway. */
export async function forgetOldUses(db: Database, now: number): Promise<void> {
  await db.delete(signInAttempts).where(lte(signInAttempts.expiresTime, now));
}
