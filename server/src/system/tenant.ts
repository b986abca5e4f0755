import { tenant } from '@zhilv/contract/system';
import { and, eq } from 'drizzle-orm';
import { BusinessError } from '../app/BusinessError.ts';
import type { Clock } from '../app/Clock.ts';
import { implement, type Implementation } from '../app/implement.ts';
import type { Database } from '../db/database.ts';
import { tenants } from '../db/schema/system.ts';

export const tenantImplementations: readonly Implementation[] = [
  implement(tenant.idByName, async ({ db, input }) => {
    const named = and(eq(tenants.name, input.name), eq(tenants.deleted, false));
    const [found] = await db.select({ id: tenants.id }).from(tenants).where(named);
    return found?.id ?? null;
  }),
];

/**
 * Refuses calls for a tenant that is not open.
 * @throws BusinessError 1002015000 unknown, 1002015001 disabled, 1002015002 expired
 */
export async function checkTenant(db: Database, tenantId: number, clock: Clock): Promise<void> {
  const [found] = await db
    .select()
    .from(tenants)
    .where(and(eq(tenants.id, tenantId), eq(tenants.deleted, false)));
  if (found === undefined) throw new BusinessError(1002015000, '租户不存在');
  if (found.status !== 0) throw new BusinessError(1002015001, `名字为【${found.name}】的租户已被禁用`);
  if (found.expireTime <= clock()) throw new BusinessError(1002015002, `名字为【${found.name}】的租户已过期`);
}
