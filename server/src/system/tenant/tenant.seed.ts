import type { Database } from '../../db/database.ts';
import { DEFAULT_TENANT_ID, DEFAULT_TENANT_NAME } from '../../session/tenantOfCall.ts';
import { tenants } from './tenant.table.ts';

/** The tenant that is there from the start. */
export async function seedTenant(db: Database): Promise<void> {
  await db.insert(tenants).values({ id: DEFAULT_TENANT_ID, name: DEFAULT_TENANT_NAME, expireTime: Date.UTC(2099, 11, 31) });
}
