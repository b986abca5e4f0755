import type { Id } from '@zhilv/contract';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { roleMenus, roles, TENANT_ADMIN } from '../role/role.table.ts';
import { tenants } from '../tenant/tenant.table.ts';

/**
 * Brings the grants in tenants in line with their package: their administrators have exactly its rows, and no other role has more.
 * Call it in a transaction. The tenants' rows are locked, so that nobody grants there at the same time.
 */
export async function applyPackage(db: Database, tenantIds: readonly number[], menuIds: readonly Id[]): Promise<void> {
  if (tenantIds.length === 0) return;
  const ids = [...tenantIds];
  await db.select({ id: tenants.id }).from(tenants).where(inArray(tenants.id, ids)).orderBy(tenants.id).for('update');
  // Deleted roles lose them too, for they may come back.
  const ofTenants = db.select({ id: roles.id }).from(roles).where(inArray(roles.tenantId, ids));
  await db
    .delete(roleMenus)
    .where(
      and(inArray(roleMenus.roleId, ofTenants), menuIds.length === 0 ? undefined : notInArray(roleMenus.menuId, [...menuIds])),
    );
  const administrators = await db
    .select({ id: roles.id })
    .from(roles)
    .where(and(inArray(roles.tenantId, ids), eq(roles.code, TENANT_ADMIN), eq(roles.deleted, false)));
  const grants = administrators.flatMap(({ id: roleId }) => menuIds.map((menuId) => ({ roleId, menuId })));
  if (grants.length > 0) await db.insert(roleMenus).values(grants).onConflictDoNothing();
}
