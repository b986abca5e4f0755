import type { Id } from '@zhilv/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { menus } from '../menu/menu.table.ts';
import { menuRows } from '../menu/menuRows.ts';
import type { MenuAddition } from '../menu/rows/MenuAddition.ts';
import { roleMenus, roles, TENANT_ADMIN } from './role.table.ts';

/** Brings the rows, and grants them to the roles that the addition names. */
export async function addMenus(db: Database, addition: MenuAddition): Promise<void> {
  const added = menuRows(addition.rows, addition.parentId);
  await db.insert(menus).values(added);
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
      ),
    );
  return found.map(({ id }) => id);
}
