import { DATA_SCOPE, type PermissionExplanation } from '@zhilv/contract/system';
import { fillTestStaff, TEST_PASSWORD } from '@zhilv/testing/server/fill-test-staff';
import { quickHash } from '@zhilv/testing/server/quick-hash';
import { refusal, startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { menus } from '../../menu/menu.table.ts';
import { roleMenus, roles } from '../../role/role.table.ts';
import { users } from '../../user/user.table.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({
    fill: async (database) => {
      await fillTestStaff(database);
      const password = quickHash(TEST_PASSWORD);
      await database.db.insert(users).values({ id: 5, tenantId: 4, username: 'stranger', nickname: '外人', password });
    },
  });
  token = (await app.signIn('superb', TEST_PASSWORD)).accessToken;
});
afterAll(() => app.database.close());

const ask = (username: string, kind: string, value: string, as = token) =>
  app.answer('GET', `/system/permission/explain?${new URLSearchParams({ username, kind, value }).toString()}`, { token: as });
const explained = async (username: string, kind: string, value: string) =>
  (await ask(username, kind, value)).data as PermissionExplanation;

it('names the role and the row that give a permission', async () => {
  expect(await explained('clerk', 'permission', 'test:user:create')).toEqual({
    user: { id: 2, username: 'clerk', nickname: '职员' },
    required: 'test:user:create',
    granted: true,
    because: [{ kind: 'grant', roleName: '职员', menuTitle: '系统 / 用户 / 新增' }],
    missing: [],
  });
});

it('says what is missing: a role that is on, a row that is on, a row above, an account that is on', async () => {
  const missing = async (username: string, kind: string, value: string) =>
    (await explained(username, kind, value)).missing.map(({ kind: lack, name }) => `${lack} ${name ?? ''}`.trim());

  expect(await missing('clerk', 'permission', 'test:retired')).toEqual(['role-off 停用的角色']);
  expect(await missing('clerk', 'permission', 'test:off:query')).toEqual(['row-off 系统 / 停用的页面']);
  expect(await missing('clerk', 'pageKey', 'system/below/index')).toEqual(['parent-off 系统 / 停用的页面']);
  expect(await missing('clerk', 'pageKey', 'orphan/index')).toEqual(['parent-not-granted 首页']);
  expect(await missing('nobody', 'permission', 'test:user:create')).toEqual(['no-role', 'not-granted 系统 / 用户 / 新增']);
  expect(await missing('barred', 'path', '/system/user/profile/get')).toEqual(['user-off']);
  expect(await missing('superb', 'pageKey', 'no/such/page')).toEqual(['no-row']);
});

it('finds a page by its key as rows spell it, and by its address', async () => {
  const expected = [{ kind: 'grant', roleName: '职员', menuTitle: '系统 / 用户' }];

  expect((await explained('clerk', 'pageKey', 'system/user/index.vue')).because).toEqual(expected);
  expect((await explained('clerk', 'address', '/system/user')).because).toEqual(expected);
  expect((await explained('nobody', 'address', '/system/user')).missing).toContainEqual({
    kind: 'not-granted',
    name: '系统 / 用户',
    roleNames: ['职员'],
  });
});

it('knows what each call asks for', async () => {
  expect(await explained('superb', 'path', '/system/dict-type/create')).toMatchObject({
    required: 'system:dict:create',
    because: [{ kind: 'super', roleName: '超级管理员' }],
  });
  expect(await explained('nobody', 'path', '/system/user/profile/get')).toMatchObject({ granted: true, required: null });
  expect((await explained('barred', 'path', '/system/auth/login')).because).toMatchObject([{ kind: 'public' }]);
  expect((await explained('superb', 'path', '/no/such/call')).missing).toMatchObject([{ kind: 'no-call' }]);
});

it('agrees with what the rights really are', async () => {
  const clerk = (await app.signIn('clerk', TEST_PASSWORD)).accessToken;
  const { data } = await app.answer('GET', '/system/auth/get-permission-info', { token: clerk });
  const held = (data as { permissions: readonly string[] }).permissions;
  const all = await app.database.db.select({ permission: menus.permission }).from(menus);
  const named = [...new Set(all.map(({ permission }) => permission).filter((permission) => permission.startsWith('test:')))];

  const granted: string[] = [];
  for (const permission of named) if ((await explained('clerk', 'permission', permission)).granted) granted.push(permission);

  expect(granted.toSorted()).toEqual(held.filter((permission) => permission.startsWith('test:')).toSorted());
});

it('tells nothing of users of another tenant, or whom the data scope hides, and nothing to who may not ask', async () => {
  const missing = refusal(1002003003, '用户不存在');
  expect(await ask('stranger', 'permission', 'x')).toEqual(missing);
  const clerk = (await app.signIn('clerk', TEST_PASSWORD)).accessToken;
  expect(await ask('clerk', 'permission', 'x', clerk)).toEqual(refusal(403, '没有该操作权限'));

  const { db } = app.database;
  await db.insert(menus).values({ id: 900, parentId: 0, type: 3, name: '说明', permission: 'system:permission:explain' });
  await db.insert(roleMenus).values({ roleId: 2, menuId: 900 });
  await db.update(roles).set({ dataScope: DATA_SCOPE.oneself }).where(eq(roles.id, 2));

  expect((await ask('clerk', 'permission', 'test:user:create', clerk)).code).toBe(0);
  expect(await ask('superb', 'permission', 'test:user:create', clerk)).toEqual(missing);
});
