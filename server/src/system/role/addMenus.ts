import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { menus } from '../menu/menu.table.ts';
import { menuRows } from '../menu/menuRows.ts';
import type { MenuAddition } from '../menu/rows/MenuAddition.ts';
import { roleMenus, roles } from './role.table.ts';

/** Brings the rows, and grants them to every role that has the row above; at the root to the administrators of tenants. */
export async function addMenus(db: Database, { parentId, rows }: MenuAddition): Promise<void> {
  const added = menuRows(rows, parentId);
  await db.insert(menus).values(added);
  const holders =
    parentId === 0
      ? await db
          .select({ roleId: roles.id })
          .from(roles)
          .where(and(eq(roles.code, 'tenant_admin'), eq(roles.deleted, false)))
      : await db.select({ roleId: roleMenus.roleId }).from(roleMenus).where(eq(roleMenus.menuId, parentId));
  const grants = holders.flatMap(({ roleId }) => added.map(({ id }) => ({ roleId, menuId: Number(id) })));
  if (grants.length > 0) await db.insert(roleMenus).values(grants);
}
