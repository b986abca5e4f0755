import { auth, type PermissionInfo } from '@zhilv/contract/system';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { fillTestStaff, TEST_PASSWORD } from '@zhilv/testing/server/fill-test-staff';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ fill: fillTestStaff });
});
afterAll(() => app.database.close());

async function permissionInfo(username: string): Promise<PermissionInfo> {
  const { accessToken } = await app.signIn(username, TEST_PASSWORD);
  const { body } = await app.call('GET', '/system/auth/get-permission-info', { token: accessToken });
  return (body as { data: PermissionInfo }).data;
}

it('tells a user’s account, enabled roles and the permissions of enabled rows', async () => {
  const { user, roles, permissions } = await permissionInfo('clerk');

  expect(user).toEqual({
    id: 2,
    nickname: '职员',
    avatar: null,
    userName: 'clerk',
    username: 'clerk',
    deptId: 7,
    email: 'clerk@example.com',
  });
  expect(roles).toEqual(['clerk']);
  expect(permissions.toSorted()).toEqual(['test:orphan:query', 'test:user:create', 'test:user:list']);
});

it('gives the granted rows as a tree by sort, without buttons, disabled rows and rows whose parent is not granted', async () => {
  const { menus } = await permissionInfo('clerk');

  const flags = { componentName: null, icon: null, visible: true, keepAlive: true, alwaysShow: true };
  const page = { ...flags, parentId: 1, children: null };
  expect(menus).toEqual([
    {
      ...flags,
      id: 1,
      parentId: 0,
      name: '系统',
      path: '/system',
      component: null,
      children: [
        { ...page, id: 12, name: '字典', path: 'dict', component: 'system/dict/index', keepAlive: false },
        { ...page, id: 11, name: '用户', path: 'user', component: 'system/user/index' },
      ],
    },
  ]);
});

it('gives a super user every enabled row, and the codes that clients of ruoyi-vue-pro ask for', async () => {
  const { roles, permissions, menus } = await permissionInfo('superb');

  expect(roles).toEqual(['super_admin', 'admin']);
  expect(permissions).toEqual(expect.arrayContaining(['*:*:*', 'test:user:list', 'test:retired']));
  expect(permissions).not.toContain('test:off:query');
  expect(menus.map((menu) => menu.name)).toEqual(['首页', '系统']);
});

it('gives a user without roles three empty lists', async () => {
  expect(await permissionInfo('nobody')).toMatchObject({ roles: [], permissions: [], menus: [] });
});

it('has the shape that the contract declares', async () => {
  expect(auth.permissionInfo.output.safeParse(await permissionInfo('superb')).error).toBeUndefined();
});
