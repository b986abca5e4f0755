import { and, eq } from 'drizzle-orm';
import { BusinessError } from '../../call/BusinessError.ts';
import type { Scope } from '../../records/rows.ts';
import { tenants } from '../tenant/tenant.table.ts';
import { users } from './user.table.ts';

/**
 * Refuses accounts beyond what the tenant may have. Whoever adds accounts calls it in the transaction that adds them, while the
 * tenant's row is locked: two who add the last one at once would both find room.
 * @throws BusinessError 1002003008
 */
export async function refuseOverQuota({ db, tenantId }: Scope, added = 1): Promise<void> {
  const [tenant] = await db.select({ most: tenants.accountCount }).from(tenants).where(eq(tenants.id, tenantId));
  // A tenant without a number, such as the first one, has as many as it likes.
  const most = tenant?.most ?? 0;
  if (most === 0) return;
  const all = await db.$count(users, and(eq(users.tenantId, tenantId), eq(users.deleted, false)));
  if (all + added > most) throw new BusinessError(1002003008, `创建用户失败，原因：超过租户最大租户配额(${most})！`);
}
