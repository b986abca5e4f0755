import { eq, sql } from 'drizzle-orm';
import type { Clock } from '../call/Clock.ts';
import { countUse, forgetOldUses, type UseCount } from './countUse.ts';
import type { Database } from '../db/database.ts';
import { signInAttempts } from './signInAttempt.table.ts';
import type { AppSettings } from '../settings/settings.ts';

/** An attempt names the account and the address that it comes from. */
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

/** Begins the account's count anew and takes one failure from the address, because the password was right. */
export async function forgiveAttempt(db: Database, attempt: Attempt): Promise<void> {
  await db.delete(signInAttempts).where(eq(signInAttempts.subject, accountSubject(attempt)));
  await db
    .update(signInAttempts)
    .set({ failures: sql`${signInAttempts.failures} - 1` })
    .where(eq(signInAttempts.subject, addressSubject(attempt)));
}

const accountSubject = ({ tenantId, username, address }: Attempt): string => `account ${tenantId} ${username} ${address}`;
const addressSubject = ({ address }: Attempt): string => `address ${address}`;
