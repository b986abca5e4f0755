import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { tenants } from './tenant.table.ts';

/** Holds the tenant's row until the transaction ends, so that writes which must not pass one another come one after the other. */
export async function lockTenant(transaction: Database, tenantId: number): Promise<void> {
  await transaction.select({ id: tenants.id }).from(tenants).where(eq(tenants.id, tenantId)).for('update');
}
