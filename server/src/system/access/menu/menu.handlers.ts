import { type Id, sameId } from '@zhilv/contract';
import { menu, MENU_REFUSALS, MenuName, menuPathAt } from '@zhilv/contract/system';
import { and, asc, eq, sql } from 'drizzle-orm';
import { BusinessError } from '../../../call/BusinessError.ts';
import { implement } from '../../../call/implement.ts';
import type { Database } from '../../../db/database.ts';
import { contains, equals } from '../../../records/filters.ts';
import { findRow, hasRow, rowsWhere, shownBy } from '../../../records/rows.ts';
import { orderBelow } from '../../../records/tree/orderBelow.ts';
import { enabledMenu } from '../../menu/enabledMenus.ts';
import { menus } from '../../menu/menu.table.ts';
import { menusOfRole } from '../../role/KeptRights.ts';
import { roleMenus, roles } from '../../role/role.table.ts';
import { tenantPackages } from '../../tenantPackage/tenantPackage.table.ts';
import { refuseForeignPermissions } from '../guard/refuseForeignPermissions.ts';
import { forAllTenants } from './forAllTenants.ts';
import { menuRecords } from './menuRecords.ts';
import { requireFreeName, requireNothingBelowButton, requireParent } from './requireFitting.ts';
import { storedMenu } from './storedMenu.ts';

const bySort = { orderBy: [asc(menus.sort), asc(menus.id)] };

/** A row without an icon has this one, as in ruoyi-vue-pro. */
const NO_ICON = '#';

/** Menu rows (docs/protocol/system.md §6.4). */
export const handlers = [
  implement(menu.list, async (call) => {
    const { name, status } = call.input;
    const rows = await rowsWhere(call, menus, and(contains(menus.name, name), equals(menus.status, status)), bySort);
    return rows.map(withRevision);
  }),
  implement(menu.listAllSimple, (call) => rowsWhere(call, menus, enabledMenu, { ...bySort, columns: shownBy(menus, MenuName) })),
  implement(menu.get, async (call) => {
    const row = await findRow(call, menus, call.input.id);
    return row && withRevision(row);
  }),
  implement(menu.preview, async (call) => {
    const role = await findRow(call, roles, call.input.roleId);
    if (role === null) throw new BusinessError(1002002000, '角色不存在');
    return [...(await menusOfRole(call.db, role))];
  }),
  implement(menu.create, (call) =>
    forAllTenants(call, async (inside) => {
      const row = storedMenu(call.input);
      await requireParent(inside, row.parentId, null);
      await requireFreeName(inside, row, null);
      refuseForeignPermissions(call.user, [row.permission ?? '']);
      return menuRecords.create(inside, { ...row, icon: row.icon ?? NO_ICON });
    }),
  ),
  implement(menu.update, (call) =>
    forAllTenants(call, async (inside) => {
      const { id, revision, ...draft } = call.input;
      const before = await menuRecords.required(inside, id);
      const row = storedMenu(draft);
      await requireParent(inside, row.parentId, before);
      await requireFreeName(inside, row, before);
      await requireNothingBelowButton(inside, id, row.type);
      refuseForeignPermissions(call.user, changedPermissions(before, row));
      return menuRecords.update(inside, { ...row, id, revision });
    }),
  ),
  implement(menu.move, (call) =>
    forAllTenants(call, async (inside) => {
      const { id, parentId, ids } = call.input;
      const before = await menuRecords.required(inside, id);
      await requireParent(inside, parentId, before);
      await requireFreeName(inside, { name: before.name, parentId }, before);
      const path = sameId(parentId, before.parentId) ? before.path : menuPathAt(before.path, parentId);
      await menuRecords.update(inside, { id, parentId, path });
      await orderBelow(inside, menus, parentId, ids);
      return true;
    }),
  ),
  implement(menu.delete, (call) =>
    forAllTenants(call, async (inside) => {
      const { id } = call.input;
      const before = await menuRecords.required(inside, id);
      if (await hasRow(inside, menus, eq(menus.parentId, id)))
        throw new BusinessError(MENU_REFUSALS.hasChildren, '存在子菜单，无法删除');
      refuseForeignPermissions(call.user, [before.permission]);
      await inside.db.delete(roleMenus).where(eq(roleMenus.menuId, id));
      await leavePackages(inside.db, id);
      return menuRecords.remove(inside, id);
    }),
  ),
];

/** Takes a row that goes out of all packages, so that no tenant is granted it with the next one. */
async function leavePackages(db: Database, id: Id): Promise<void> {
  const { menuIds } = tenantPackages;
  const row = sql`${String(id)}::bigint`;
  await db
    .update(tenantPackages)
    .set({ menuIds: sql`array_remove(${menuIds}, ${row})` })
    .where(sql`${row} = any(${menuIds})`);
}

/** The permissions that holders of a row lose or get by a change of it. A row that is off gives none. */
function changedPermissions(
  before: Pick<typeof menus.$inferSelect, 'permission' | 'status'>,
  { permission = before.permission, status }: { readonly permission?: string | undefined; readonly status: number },
): readonly string[] {
  return permission === before.permission && status === before.status ? [] : [before.permission, permission];
}

/** A row's revision is the time of its last change. */
const withRevision = (row: typeof menus.$inferSelect) => ({ ...row, revision: row.updateTime });
