import { menus, type OpenDatabase, roleMenus, roles, tenants, userRoles, users } from '@zhilv/server/database';
import { quickHash } from './quickHash.ts';

/** The password of everyone whom {@link fillTestStaff} employs. */
export const TEST_PASSWORD = 'open5esame';

const FAR = Date.UTC(2099, 0, 1);

/**
 * For tests: four tenants (1 and 4 open, 2 disabled, 3 expired) and in the first one `superb` (super user), `clerk` (role
 * `clerk`), `nobody` (no role) and `barred` (disabled).
 */
export async function fillTestStaff({ db }: OpenDatabase): Promise<void> {
  const password = quickHash(TEST_PASSWORD);
  await db.insert(tenants).values([
    { id: 1, name: '甲公司', expireTime: FAR },
    { id: 2, name: '乙公司', expireTime: FAR, status: 1 },
    { id: 3, name: '丙公司', expireTime: Date.UTC(2020, 0, 1) },
    { id: 4, name: '丁公司', expireTime: FAR },
  ]);
  await db.insert(users).values([
    { id: 1, tenantId: 1, username: 'superb', nickname: '超级用户', password },
    { id: 2, tenantId: 1, username: 'clerk', nickname: '职员', password, deptId: 7, email: 'clerk@example.com' },
    { id: 3, tenantId: 1, username: 'nobody', nickname: '新人', password },
    { id: 4, tenantId: 1, username: 'barred', nickname: '离职者', password, status: 1 },
  ]);
  await db.insert(roles).values([
    { id: 1, tenantId: 1, name: '超级管理员', code: 'super_admin' },
    { id: 2, tenantId: 1, name: '职员', code: 'clerk' },
    { id: 3, tenantId: 1, name: '停用的角色', code: 'retired', status: 1 },
  ]);
  await db.insert(userRoles).values([
    { userId: 1, roleId: 1 },
    { userId: 2, roleId: 2 },
    { userId: 2, roleId: 3 },
  ]);
  await db.insert(menus).values([
    { id: 1, parentId: 0, type: 1, name: '系统', path: '/system', sort: 20 },
    { id: 2, parentId: 0, type: 1, name: '首页', path: '/start', sort: 10, component: '' },
    {
      id: 11,
      parentId: 1,
      type: 2,
      name: '用户',
      path: 'user',
      sort: 2,
      component: 'system/user/index',
      permission: 'test:user:list',
    },
    { id: 12, parentId: 1, type: 2, name: '字典', path: 'dict', sort: 1, component: 'system/dict/index', keepAlive: false },
    { id: 13, parentId: 1, type: 2, name: '停用的页面', path: 'off', sort: 0, status: 1, permission: 'test:off:query' },
    { id: 111, parentId: 11, type: 3, name: '新增', permission: 'test:user:create' },
    { id: 131, parentId: 13, type: 2, name: '停用页面之下', path: 'below', component: 'system/below/index' },
    {
      id: 21,
      parentId: 2,
      type: 2,
      name: '未授权上级',
      path: 'orphan',
      component: 'orphan/index',
      permission: 'test:orphan:query',
    },
    { id: 99, parentId: 1, type: 3, name: '停用角色的按钮', permission: 'test:retired' },
  ]);
  await db
    .insert(roleMenus)
    .values([...[1, 11, 12, 13, 111, 131, 21].map((menuId) => ({ roleId: 2, menuId })), { roleId: 3, menuId: 99 }]);
}
