import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../user/user.table.ts';

/** Finds the account with a number, disabled ones too; the oldest, where an import gave it to several. */
export async function userOfMobile(db: Database, tenantId: number, mobile: string): Promise<typeof users.$inferSelect | null> {
  const [found] = await db
    .select()
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.mobile, mobile), eq(users.deleted, false)))
    .orderBy(asc(users.id))
    .limit(1);
  return found ?? null;
}
