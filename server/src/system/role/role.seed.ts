import type { Database } from '../../db/database.ts';
import { DEFAULT_TENANT_ID } from '../../session/tenantOfCall.ts';
import { menuRows, menuTrees } from '../menu/menuRows.ts';
import { ADMINISTRATOR_ID } from '../user/user.seed.ts';
import { BUILT_IN, roleMenus, roles, TENANT_ADMIN, userRoles } from './role.table.ts';

const TENANT_ADMIN_ID = 109;

// The columns are id, code, name, `system_data_scope` and remark.
const builtInRoles = [
  // This role passes every check without a grant.
  [1, 'super_admin', '超级管理员', 1, '无需授权即拥有全部权限'],
  [2, 'common', '普通角色', 2, '所有员工'],
  [TENANT_ADMIN_ID, TENANT_ADMIN, '租户管理员', 1, '管理本租户'],
] as const;

/** Seeds the roles that the product itself knows, and who has them. */
export async function seedRoles(db: Database): Promise<void> {
  await db.insert(roles).values(
    builtInRoles.map(([id, code, name, dataScope, remark], sort) => ({
      id,
      code,
      name,
      type: BUILT_IN,
      dataScope,
      remark,
      sort,
      tenantId: DEFAULT_TENANT_ID,
    })),
  );
  await db.insert(roleMenus).values(menuRows(menuTrees).map(({ id }) => ({ roleId: TENANT_ADMIN_ID, menuId: Number(id) })));
  await db.insert(userRoles).values([1, 2].map((roleId) => ({ roleId, userId: ADMINISTRATOR_ID })));
}
