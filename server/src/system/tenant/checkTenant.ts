import { and, eq } from 'drizzle-orm';
import { BusinessError } from '../../call/BusinessError.ts';
import type { Clock } from '../../call/Clock.ts';
import type { Database } from '../../db/database.ts';
import { tenants } from './tenant.table.ts';

type Tenant = Pick<typeof tenants.$inferSelect, 'name' | 'status' | 'expireTime'>;

/**
 * Refuses calls for a tenant that is not open.
 * @throws BusinessError 1002015000 unknown, 1002015001 disabled, 1002015002 expired
 */
export function refuseClosed(tenant: Tenant | null, clock: Clock): void {
  if (tenant === null) throw new BusinessError(1002015000, '租户不存在');
  if (tenant.status !== 0) throw new BusinessError(1002015001, `名字为【${tenant.name}】的租户已被禁用`);
  if (tenant.expireTime <= clock()) throw new BusinessError(1002015002, `名字为【${tenant.name}】的租户已过期`);
}

/** Does the same, for a tenant of which only the id is known. */
export async function checkTenant(db: Database, tenantId: number, clock: Clock): Promise<void> {
  const [found] = await db
    .select()
    .from(tenants)
    .where(and(eq(tenants.id, tenantId), eq(tenants.deleted, false)));
  refuseClosed(found ?? null, clock);
}
