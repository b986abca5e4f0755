import { and, eq } from 'drizzle-orm';
import { DEFAULT_TENANT_ID } from '../../session/tenantOfCall.ts';
import type { Database } from '../../db/database.ts';
import { oauth2Grants } from '../../session/oauth2Grant.table.ts';
import { refreshTokens } from '../../session/token.table.ts';
import { users } from './user.table.ts';
import { hashPassword } from '../../session/password.ts';

/**
 * Sets the password of an account of the default tenant and ends all its sign-ins, because others may have known the old one.
 * @returns whether there is such an account
 */
export async function changePassword(db: Database, username: string, password: string): Promise<boolean> {
  const hash = await hashPassword(password);
  return db.transaction(async (transaction) => {
    const [changed] = await transaction
      .update(users)
      .set({ password: hash, updateTime: Date.now() })
      .where(and(eq(users.tenantId, DEFAULT_TENANT_ID), eq(users.username, username), eq(users.deleted, false)))
      .returning({ id: users.id });
    if (changed === undefined) return false;
    await transaction.delete(oauth2Grants).where(eq(oauth2Grants.userId, changed.id));
    await transaction.delete(refreshTokens).where(eq(refreshTokens.userId, changed.id));
    return true;
  });
}
