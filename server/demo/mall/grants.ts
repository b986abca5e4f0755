import { and, eq } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';
import { menus } from '../../src/system/menu/menu.table.ts';
import { payMenus } from '../../src/system/menu/rows/payMenus.ts';
import { roleMenus, roles } from '../../src/system/role/role.table.ts';

/** The role of who runs the shop. */
const MALL_STAFF = 111;

/** Lets who runs the shop see payments and open the cashier; the role had goods and orders alone. */
export async function grantPayments(db: Database): Promise<void> {
  // Somebody may have deleted it since.
  if ((await db.$count(roles, and(eq(roles.id, MALL_STAFF), eq(roles.deleted, false)))) === 0) return;
  const rows = await db.select({ id: menus.id, parentId: menus.parentId }).from(menus);
  const childrenOf = Map.groupBy(rows, ({ parentId }) => Number(parentId));
  const withBelow = (id: number): number[] => [id, ...(childrenOf.get(id) ?? []).flatMap((row) => withBelow(Number(row.id)))];
  const granted = payMenus.flatMap(({ id }) => withBelow(id)).map((menuId) => ({ roleId: MALL_STAFF, menuId }));
  if (granted.length > 0) await db.insert(roleMenus).values(granted).onConflictDoNothing();
}
