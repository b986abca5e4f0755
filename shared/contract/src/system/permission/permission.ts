import * as z from 'zod/mini';
import { endpoint } from '../../wire/endpoint.ts';
import { queryId } from '../../wire/query.ts';
import { Done, Id, requiredId } from '../../wire/values.ts';
import { DATA_SCOPE } from '../role/dataScope.ts';

const roleId = requiredId('角色编号');
const userId = requiredId('用户编号');
/** A back end takes an absent list as an empty one. */
const ids = z._default(z.array(Id), []);

const assignRoleMenu = { permission: 'system:permission:assign-role-menu' } as const;
const assignUserRole = { permission: 'system:permission:assign-user-role' } as const;

/** What roles are granted, and to whom (docs/protocol/system.md §6.5). Each assignment replaces the one before. */
export const permission = {
  /** The ids of a role's menu rows; of super users all there are. */
  listRoleMenus: endpoint({
    method: 'GET',
    path: '/system/permission/list-role-menus',
    access: assignRoleMenu,
    input: z.object({ roleId: queryId }),
    output: z.array(Id),
  }),
  /** The ids of the menu rows that the caller has, and so can give to roles and packages and take from them. Only our server has the call. */
  listOwnMenus: endpoint({
    method: 'GET',
    path: '/system/permission/list-own-menus',
    access: 'signed-in',
    input: z.object({}),
    output: z.array(Id),
  }),
  /** Gives a role its menu rows. Rows that are gone are left out. */
  assignRoleMenus: endpoint({
    method: 'POST',
    path: '/system/permission/assign-role-menu',
    access: assignRoleMenu,
    input: z.object({ roleId, menuIds: ids }),
    output: Done,
  }),
  assignRoleDataScope: endpoint({
    method: 'POST',
    path: '/system/permission/assign-role-data-scope',
    access: { permission: 'system:permission:assign-role-data-scope' },
    input: z.object({
      roleId,
      dataScope: z.literal(Object.values(DATA_SCOPE), { error: '数据范围不正确' }),
      /** The departments of the scope that names them. */
      dataScopeDeptIds: ids,
    }),
    output: Done,
  }),
  /** The ids of a user's roles, of those that are switched off too. */
  listUserRoles: endpoint({
    method: 'GET',
    path: '/system/permission/list-user-roles',
    access: assignUserRole,
    input: z.object({ userId: queryId }),
    output: z.array(Id),
  }),
  assignUserRoles: endpoint({
    method: 'POST',
    path: '/system/permission/assign-user-role',
    access: assignUserRole,
    input: z.object({ userId, roleIds: ids }),
    output: Done,
  }),
};
