import type { Id } from '@zhilv/contract';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { EVERY_PERMISSION, type SignedInUser, SUPER_ADMIN } from '../../call/SignedInUser.ts';
import type { Database } from '../../db/database.ts';
import { enabledMenu, enabledMenus, type MenuRow } from '../menu/enabledMenus.ts';
import { menus } from '../menu/menu.table.ts';
import { roleMenus, roles, userRoles } from './role.table.ts';

/** Gives the rights of a user: the codes of the enabled roles and the permissions that these give. */
export async function grantsOf(db: Database, userId: Id): Promise<Pick<SignedInUser, 'roles' | 'permissions'>> {
  const granted = await enabledRoles(db, userId);
  const codes = granted.map((role) => role.code);
  if (codes.includes(SUPER_ADMIN)) return { roles: codes, permissions: [EVERY_PERMISSION] };
  if (granted.length === 0) return { roles: [], permissions: [] };
  const rows = await db
    .selectDistinct({ permission: menus.permission })
    .from(roleMenus)
    .innerJoin(menus, eq(menus.id, roleMenus.menuId))
    .where(
      and(
        inArray(
          roleMenus.roleId,
          granted.map((role) => role.id),
        ),
        enabledMenu,
        ne(menus.permission, ''),
      ),
    )
    .orderBy(asc(menus.permission));
  return { roles: codes, permissions: rows.map((row) => row.permission) };
}

/** Gives the enabled menu rows, buttons included, that the user's roles grant, and all to a super user, by sort and then id. */
export async function grantedMenus(db: Database, user: SignedInUser): Promise<readonly MenuRow[]> {
  if (user.permissions.includes(EVERY_PERMISSION)) return enabledMenus(db);
  const granted = await enabledRoles(db, user.id);
  if (granted.length === 0) return [];
  const ids = db
    .select({ id: roleMenus.menuId })
    .from(roleMenus)
    .where(
      inArray(
        roleMenus.roleId,
        granted.map((role) => role.id),
      ),
    );
  return db
    .select()
    .from(menus)
    .where(and(enabledMenu, inArray(menus.id, ids)))
    .orderBy(asc(menus.sort), asc(menus.id));
}

const enabledRoles = (db: Database, userId: Id) =>
  db
    .select({ id: roles.id, code: roles.code })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(and(eq(userRoles.userId, userId), eq(roles.status, 0), eq(roles.deleted, false)))
    .orderBy(asc(roles.sort), asc(roles.id));
