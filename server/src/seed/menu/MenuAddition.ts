import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { menus, roleMenus, roles } from '../../db/schema/system.ts';
import type { MenuNode } from './menuNode.ts';
import { menuRows } from './menuRows.ts';

/** Menu rows that came after the first release. */
export interface MenuAddition {
  /** Names the seed step that applies them; never changed. */
  readonly name: string;
  /** The row they hang below; 0 at the root. */
  readonly parentId: number;
  readonly rows: readonly MenuNode[];
}

/** Brings the rows, and grants them to every role that has the row above; at the root to the administrators of tenants. */
export async function seedMenuAddition(db: Database, { parentId, rows }: MenuAddition): Promise<void> {
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
