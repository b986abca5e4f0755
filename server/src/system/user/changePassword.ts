import { and, eq, type SQL } from 'drizzle-orm';
import type { Id } from '@zhilv/contract';
import { DEFAULT_TENANT_ID } from '../../session/tenantOfCall.ts';
import type { Database } from '../../db/database.ts';
import { endSignIns } from './endSignIns.ts';
import { users } from './user.table.ts';
import { hashPassword } from '../../session/password.ts';

/**
 * Sets the password of an account of the default tenant and ends all its sign-ins, here and in other applications, because others may
 * have known the old one.
 * @returns whether there is such an account
 */
export const changePassword = (db: Database, username: string, password: string): Promise<boolean> =>
  change(db, and(eq(users.tenantId, DEFAULT_TENANT_ID), eq(users.username, username)), password);

/** Does the same as {@link changePassword}, for the account with an id. */
export const changePasswordOf = (db: Database, userId: Id, password: string): Promise<boolean> =>
  change(db, eq(users.id, userId), password);

async function change(db: Database, account: SQL | undefined, password: string): Promise<boolean> {
  const hash = await hashPassword(password);
  return db.transaction(async (transaction) => {
    const [changed] = await transaction
      .update(users)
      .set({ password: hash, updateTime: Date.now() })
      .where(and(account, eq(users.deleted, false)))
      .returning({ id: users.id });
    if (changed === undefined) return false;
    await endSignIns(transaction, [changed.id]);
    return true;
  });
}
