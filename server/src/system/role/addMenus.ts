import type { Id } from '@zhilv/contract';
import { and, eq, inArray, not, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { menus } from '../menu/menu.table.ts';
import { menuRows } from '../menu/menuRows.ts';
import type { MenuAddition } from '../menu/rows/MenuAddition.ts';
import { tenants } from '../tenant/tenant.table.ts';
import { tenantPackages } from '../tenantPackage/tenantPackage.table.ts';
import { roleMenus, roles, TENANT_ADMIN } from './role.table.ts';

/** Brings the rows, and grants them to the roles that the addition names. What tenants may use at most grows as roles do. */
export async function addMenus(db: Database, addition: MenuAddition): Promise<void> {
  const added = menuRows(addition.rows, addition.parentId);
  await db.insert(menus).values(added);
  if (addition.grantedTo !== 'nobody')
    await widenPackages(
      db,
      addition,
      added.map(({ id }) => Number(id)),
    );
  const grants = (await holders(db, addition)).flatMap((roleId) => added.map(({ id }) => ({ roleId, menuId: Number(id) })));
  if (grants.length > 0) await db.insert(roleMenus).values(grants);
}

async function holders(db: Database, { parentId, grantedTo }: MenuAddition): Promise<readonly Id[]> {
  if (grantedTo === 'nobody') return [];
  const ofRowAbove = db.select({ roleId: roleMenus.roleId }).from(roleMenus).where(eq(roleMenus.menuId, parentId));
  const found = await db
    .select({ id: roles.id })
    .from(roles)
    .where(
      and(
        parentId === 0 ? undefined : inArray(roles.id, ofRowAbove),
        parentId === 0 || grantedTo === 'tenant administrators' ? eq(roles.code, TENANT_ADMIN) : undefined,
        eq(roles.deleted, false),
        notInArray(roles.tenantId, tenantsWithout(db, parentId)),
      ),
    );
  return found.map(({ id }) => id);
}

const hasRow = (id: number) => sql`${id} = any(${tenantPackages.menuIds})`;

async function widenPackages(db: Database, { parentId }: MenuAddition, added: readonly number[]): Promise<void> {
  const ids = sql.join(
    added.map((id) => sql`${id}::bigint`),
    sql`, `,
  );
  await db
    .update(tenantPackages)
    .set({ menuIds: sql`${tenantPackages.menuIds} || array[${ids}]` })
    .where(hasRow(parentId));
}

/** The tenants whose package lacks a row; those without a package may use all. */
const tenantsWithout = (db: Database, menuId: number) =>
  db
    .select({ id: tenants.id })
    .from(tenants)
    .innerJoin(tenantPackages, eq(tenantPackages.id, tenants.packageId))
    .where(not(hasRow(menuId)));
