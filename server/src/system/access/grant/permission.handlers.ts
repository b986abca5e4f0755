import { permission } from '@zhilv/contract/system';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { type Implementation, implement } from '../../../call/implement.ts';
import { isSuperUser, SUPER_ADMIN } from '../../../call/SignedInUser.ts';
import { findRow, kept } from '../../../records/rows.ts';
import { menus } from '../../menu/menu.table.ts';
import { roleMenus, roles, userRoles } from '../../role/role.table.ts';
import { users } from '../../user/user.table.ts';
import { ownRows } from '../guard/grants.ts';
import { visibleUsers } from '../scope/visible.ts';
import { assignRoleDataScope } from './assignRoleDataScope.ts';
import { assignRoleMenus } from './assignRoleMenus.ts';
import { assignUserRoles } from './assignUserRoles.ts';

const idsOf = (rows: readonly { readonly id: number | string }[]) => rows.map(({ id }) => id);

/** Grants (docs/protocol/system.md §6.5). Of roles and users whom the caller does not see the lists are empty, as of unknown ones. */
export const handlers: readonly Implementation[] = [
  implement(permission.listRoleMenus, async (call) => {
    const role = await findRow(call, roles, call.input.roleId);
    if (role === null) return [];
    const rows = call.db.select({ id: menus.id }).from(menus).$dynamic();
    if (role.code !== SUPER_ADMIN) {
      rows.innerJoin(roleMenus, and(eq(roleMenus.menuId, menus.id), eq(roleMenus.roleId, role.id)));
    }
    return idsOf(await rows.where(eq(menus.deleted, false)).orderBy(asc(menus.id)));
  }),
  implement(permission.listOwnMenus, async ({ db, user }) => {
    const own = isSuperUser(user) ? undefined : inArray(menus.id, ownRows(db, user.id));
    const rows = await db
      .select({ id: menus.id })
      .from(menus)
      .where(and(eq(menus.deleted, false), own))
      .orderBy(asc(menus.id));
    return idsOf(rows);
  }),
  implement(permission.assignRoleMenus, assignRoleMenus),
  implement(permission.assignRoleDataScope, assignRoleDataScope),
  implement(permission.listUserRoles, async ({ db, input, user, tenantId }) => {
    const rows = await db
      .select({ id: roles.id })
      .from(userRoles)
      .innerJoin(roles, eq(roles.id, userRoles.roleId))
      .innerJoin(users, eq(users.id, userRoles.userId))
      .where(and(eq(users.id, input.userId), kept(users, { tenantId }), kept(roles, { tenantId }), visibleUsers(user)))
      .orderBy(asc(roles.sort), asc(roles.id));
    return idsOf(rows);
  }),
  implement(permission.assignUserRoles, assignUserRoles),
];
