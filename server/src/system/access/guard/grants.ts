import type { Id } from '@zhilv/contract';
import { ACCESS_REFUSALS } from '@zhilv/contract/system';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { BusinessError } from '../../../call/BusinessError.ts';
import type { Call } from '../../../call/implement.ts';
import { isSuperUser, SUPER_ADMIN } from '../../../call/SignedInUser.ts';
import type { Database } from '../../../db/database.ts';
import { kept } from '../../../records/rows.ts';
import { menus } from '../../menu/menu.table.ts';
import { roleMenus, roles, userRoles } from '../../role/role.table.ts';
import { refuseWiderScope } from './refuseWiderScope.ts';

type Granting = Pick<Call, 'db' | 'tenantId'> & { readonly user: NonNullable<Call['user']> };

/**
 * Nobody grants or takes away what he does not have. A super user has everything.
 * @param menuIds the rows that are added and those that are removed
 * @throws BusinessError for a row that no enabled role of the caller has
 */
export async function refuseForeignRows({ db, user }: Granting, menuIds: readonly Id[]): Promise<void> {
  if (isSuperUser(user) || menuIds.length === 0) return;
  const rows = and(inArray(menus.id, [...menuIds]), eq(menus.deleted, false), notInArray(menus.id, ownRows(db, user.id)));
  if ((await db.$count(menus, rows)) > 0) throw foreignGrant();
}

/**
 * Whoever gives or takes away a role grants all that is in it.
 * @param roleIds the roles that are added and those that are removed
 * @throws BusinessError for a role with a row that the caller does not have, with a wider data scope, or of super users
 */
export async function refuseForeignRoles(call: Granting, roleIds: readonly Id[]): Promise<void> {
  const { db, user } = call;
  if (isSuperUser(user) || roleIds.length === 0) return;
  const { code, dataScope, dataScopeDeptIds } = roles;
  const found = await db
    .select({ code, dataScope, dataScopeDeptIds })
    .from(roles)
    .where(and(inArray(roles.id, [...roleIds]), kept(roles, call)));
  if (found.some((role) => role.code === SUPER_ADMIN)) throw foreignGrant();
  for (const role of found) await refuseWiderScope(call, role);
  const granted = db
    .select({ id: roleMenus.menuId })
    .from(roleMenus)
    .where(inArray(roleMenus.roleId, [...roleIds]));
  const rows = and(inArray(menus.id, granted), eq(menus.deleted, false), notInArray(menus.id, ownRows(db, user.id)));
  if ((await db.$count(menus, rows)) > 0) throw foreignGrant();
}

/**
 * Whoever sets the password, the number or the roles of an account can act in its name. So nobody changes the account of somebody
 * with more rights.
 * @throws BusinessError for a user with a role that the caller could not give
 */
export async function refuseStrongerUser(call: Granting, userId: Id): Promise<void> {
  if ((await strongerUsers(call, [userId])).size > 0) throw strongerUser();
}

export const strongerUser = () => new BusinessError(ACCESS_REFUSALS.strongerUser, '不能修改权限多于自己的用户');

/**
 * Gives the ids, as texts, of those users with a role that the caller could not give. It asks once for each role that any of them
 * has, whatever their number.
 */
export async function strongerUsers(call: Granting, userIds: readonly Id[]): Promise<ReadonlySet<string>> {
  const others = userIds.filter((id) => String(id) !== String(call.user.id));
  if (isSuperUser(call.user) || others.length === 0) return new Set();
  const held = await call.db
    .select({ userId: userRoles.userId, roleId: userRoles.roleId })
    .from(userRoles)
    .where(inArray(userRoles.userId, others));
  const stronger = new Set<string>();
  for (const roleId of new Set(held.map((one) => String(one.roleId)))) {
    if (await isStrongerRole(call, roleId)) stronger.add(roleId);
  }
  return new Set(held.filter(({ roleId }) => stronger.has(String(roleId))).map(({ userId }) => String(userId)));
}

/**
 * Whoever renames a role or switches it changes what its holders can do and are taken for. So nobody does that with a role of more
 * rights.
 * @throws BusinessError for a role that the caller could not give
 */
export async function refuseStrongerRole(call: Granting, roleId: Id): Promise<void> {
  if (await isStrongerRole(call, roleId)) throw new BusinessError(ACCESS_REFUSALS.strongerRole, '不能修改权限多于自己的角色');
}

async function isStrongerRole(call: Granting, roleId: Id): Promise<boolean> {
  try {
    await refuseForeignRoles(call, [roleId]);
    return false;
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    return true;
  }
}

const foreignGrant = () => new BusinessError(ACCESS_REFUSALS.foreignGrant, '不能授予或收回自己没有的权限');

/** The ids of the menu rows that the enabled roles of a user have. */
export const ownRows = (db: Database, userId: Id) =>
  db
    .select({ id: roleMenus.menuId })
    .from(roleMenus)
    .innerJoin(userRoles, eq(userRoles.roleId, roleMenus.roleId))
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(and(eq(userRoles.userId, userId), eq(roles.status, 0), eq(roles.deleted, false)));
