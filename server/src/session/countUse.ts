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
  /** The time at which the count starts anew, in epoch milliseconds. */
  readonly expiresTime: number;
  /** Seconds until the lock ends that holds already or begins with this use; null without one. */
  readonly retryAfterSeconds: number | null;
}

/** Counts one more use by a subject, in the database, because several processes may serve one installation. */
export async function countUse(db: Database, subject: string, { limit, lockMs, now }: UseLimit): Promise<UseCount> {
  const { failures, expiresTime } = signInAttempts;
  const end = sql`${new Date(now + lockMs).toISOString()}::timestamptz`;
  const isOver = sql`${expiresTime} <= ${new Date(now).toISOString()}::timestamptz`;
  const [counted] = await db
    .insert(signInAttempts)
    .values({ subject, failures: 1, expiresTime: now + lockMs })
    .onConflictDoUpdate({
      target: signInAttempts.subject,
      set: {
        failures: sql`case when ${isOver} then 1 else ${failures} + 1 end`,
        // The use that reaches the limit starts the lock; those after it do not prolong it. A count that began while the clock
        // was wrong lasts no longer than one that begins now.
        expiresTime: sql`case when ${isOver} or ${failures} + 1 = ${limit} then ${end} else least(${expiresTime}, ${end}) end`,
      },
    })
    .returning();
  if (counted === undefined) throw new Error('The database returned no row for an insert.');
  const remaining = Math.ceil((counted.expiresTime - now) / 1000);
  return {
    allowed: counted.failures <= limit,
    expiresTime: counted.expiresTime,
    retryAfterSeconds: counted.failures >= limit ? remaining : null,
  };
}

/** Removes counts with a time that is over, because they would begin anew anyway. */
export async function forgetOldUses(db: Database, now: number): Promise<void> {
  await db.delete(signInAttempts).where(lte(signInAttempts.expiresTime, now));
}
