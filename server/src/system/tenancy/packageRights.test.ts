import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { roleMenus, roles, userRoles } from '../role/role.table.ts';
import { SEEDED_PASSWORD } from '../user/seededPasswords.ts';

/** Rows of the menu: 系统管理, 字典管理, and 租户套餐 with what it has below it. */
const [SYSTEM, DICT, PACKAGES] = [1, 105, [1224, 1225, 1226, 1227, 1228]];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.database.close());

it('nobody puts into a package what he does not have', async () => {
  const { db } = app.database;
  const [clerk] = await db
    .insert(roles)
    .values({ tenantId: 1, name: '套餐员', code: 'package_clerk' })
    .returning({ id: roles.id });
  const roleId = clerk?.id ?? 0;
  await db.insert(roleMenus).values([SYSTEM, ...PACKAGES].map((menuId) => ({ roleId, menuId })));
  await db.insert(userRoles).values({ userId: 4, roleId });
  const as = async (username: string) => {
    const { accessToken: token } = await app.signIn(username, SEEDED_PASSWORD);
    return (method: string, path: string, body: object) => app.answer(method, `/system/tenant-package${path}`, { token, body });
  };
  const [admin, guest] = [await as('admin'), await as('guest')];
  const { data: wide } = await admin('POST', '/create', { name: '宽', status: 0, menuIds: [SYSTEM, DICT] });

  expect(await guest('POST', '/create', { name: '越权', status: 0, menuIds: [DICT] })).toMatchObject({ code: 1002002009 });
  const narrowed = { id: Number(wide), name: '收回', status: 0, menuIds: [SYSTEM] };
  expect(await guest('PUT', '/update', narrowed)).toMatchObject({ code: 1002002009 });
  expect(await guest('POST', '/create', { name: '自己的', status: 0, menuIds: [SYSTEM, 1224] })).toMatchObject({ code: 0 });
});
