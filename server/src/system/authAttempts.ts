import { eq, sql } from 'drizzle-orm';
import type { Clock } from '../app/Clock.ts';
import { countUse, forgetOldUses, type UseCount } from '../app/countUse.ts';
import type { Database } from '../db/database.ts';
import { signInAttempts } from '../db/schema/system.ts';
import type { AppSettings } from '../settings.ts';

/** Who tries to sign in where from. */
export interface Attempt {
  readonly tenantId: number;
  readonly username: string;
  readonly address: string;
}

/**
 * Counts an attempt as failed before the password is looked at, so that a thousand attempts at once are no way around the
 * limit; {@link forgiveAttempt} takes it back.
 */
export async function countAttempt(db: Database, attempt: Attempt, clock: Clock, settings: AppSettings): Promise<UseCount> {
  const now = clock();
  const { perAccount, perAddress, lockMs } = settings.signInLimit;
  await forgetOldUses(db, now);
  const account = await countUse(db, accountSubject(attempt), { limit: perAccount, lockMs, now });
  // A refused attempt tried no password, so it does not count against the address.
  if (!account.allowed) return account;
  const address = await countUse(db, addressSubject(attempt), { limit: perAddress, lockMs, now });
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

const accountSubject = ({ tenantId, username, address }: Attempt): string => `account ${tenantId} ${username} ${address}`;
const addressSubject = ({ address }: Attempt): string => `address ${address}`;
