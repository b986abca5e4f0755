import { ACCESS_REFUSALS } from '@zhilv/contract/system';
import { hasRecordedAnswers, recordedAnswer } from '@zhilv/testing/contract/recorded-answers';
import { refusal, startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../../session/password.ts';
import { roleMenus, roles, userRoles } from '../../role/role.table.ts';
import { tenants } from '../../tenant/tenant.table.ts';
import { tenantPackages } from '../../tenantPackage/tenantPackage.table.ts';
import { SEEDED_PASSWORD } from '../../user/seededPasswords.ts';
import { users } from '../../user/user.table.ts';

const [ADMINISTRATION, BUTTON, PASSWORD] = [1, 1001, 'open5esame'];

let app: TestApp;
let token: string;
/** Has the rows of the page for menus alone. */
let clerk: string;
let stranger: string;
beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.database;
  const password = await hashPassword(PASSWORD);
  await db.insert(tenants).values({ id: 2, name: '乙公司', expireTime: Date.UTC(2099, 0, 1) });
  await db.insert(users).values([
    { id: 9001, tenantId: 1, username: 'clerk', nickname: '菜单员', password },
    { id: 9002, tenantId: 2, username: 'boss', nickname: '乙管理员', password },
  ]);
  await db.insert(roles).values([
    { id: 9001, tenantId: 1, name: '菜单员', code: 'menu_clerk' },
    { id: 9002, tenantId: 2, name: '超级管理员', code: 'super_admin' },
  ]);
  await db.insert(userRoles).values([
    { userId: 9001, roleId: 9001 },
    { userId: 9002, roleId: 9002 },
  ]);
  const granted = [ADMINISTRATION, 102, 1013, 1014, 1015, 1016];
  await db.insert(roleMenus).values(granted.map((menuId) => ({ roleId: 9001, menuId })));
  token = (await app.signIn('admin', SEEDED_PASSWORD)).accessToken;
  clerk = (await app.signIn('clerk', PASSWORD)).accessToken;
  const { data } = await app.answer('POST', '/system/auth/login', { tenant: 2, body: { username: 'boss', password: PASSWORD } });
  stranger = (data as { accessToken: string }).accessToken;
});
afterAll(() => app.database.close());

const answer = (method: string, path: string, body?: unknown, as = token) =>
  app.answer(method, `/system/menu${path}`, { token: as, body });
const draft = {
  name: '录制页',
  permission: 'wire:page:list',
  type: 2,
  sort: 99,
  parentId: ADMINISTRATION,
  path: 'wire',
  icon: 'edit',
  component: 'wire/index',
  componentName: 'Wire',
  status: 0,
  visible: false,
  keepAlive: false,
  alwaysShow: true,
};
let made = 0;
const make = async (fields: object = {}): Promise<number> => {
  const name = `录制页${(made += 1)}`;
  return (await answer('POST', '/create', { ...draft, name, path: `wire${made}`, ...fields })).data as number;
};
const read = async (id: number) => (await answer('GET', `/get?id=${id}`)).data as Record<string, unknown> | null;

describe('menu rows', () => {
  it('are created, read back, changed and deleted with what was granted of them', async () => {
    const { db } = app.database;
    const { data: id } = await answer('POST', '/create', draft);
    expect(await read(Number(id))).toEqual({ ...draft, id, createTime: app.clock.now, revision: app.clock.now });

    const change = { ...draft, id, name: '改名', visible: true };
    expect(await answer('PUT', '/update', change)).toMatchObject({ data: true });
    expect(await read(Number(id))).toMatchObject(change);

    await db.insert(roleMenus).values({ roleId: 9001, menuId: Number(id) });
    await db.insert(tenantPackages).values({ id: 9001, name: '标准版', menuIds: [ADMINISTRATION, Number(id)] });
    expect((await answer('DELETE', `/delete?id=${id}`)).data).toBe(true);
    expect(await read(Number(id))).toBeNull();
    expect(await db.$count(roleMenus, eq(roleMenus.menuId, Number(id)))).toBe(0);
    const [pack] = await db.select().from(tenantPackages).where(eq(tenantPackages.id, 9001));
    expect(pack?.menuIds).toEqual([ADMINISTRATION]);
    for (const refused of [answer('DELETE', `/delete?id=${id}`), answer('PUT', '/update', change)])
      expect(await refused).toEqual(refusal(1002001003, '菜单不存在'));
  });

  it('have flags, an icon and no permission where a draft leaves them out', async () => {
    const { name, type, sort, parentId, path, status } = draft;
    const { data: id } = await answer('POST', '/create', { name, type, sort, parentId, path, status });

    expect(await read(Number(id))).toMatchObject({ visible: true, keepAlive: true, alwaysShow: true, icon: '#', permission: '' });
    await answer('DELETE', `/delete?id=${id}`);
  });

  it('have the fields of their type alone', async () => {
    const directory = await make({ type: 1 });
    const button = await make({ type: 3, parentId: directory });

    expect(await read(directory)).toMatchObject({ permission: '', component: '', componentName: '', path: `wire${made - 1}` });
    expect(await read(button)).toMatchObject({ permission: 'wire:page:list', path: '', icon: '', component: '' });
    await answer('PUT', '/update', { ...draft, id: directory, type: 2, component: 'a/b' });
    expect(await read(directory)).toMatchObject({ permission: 'wire:page:list', component: 'a/b' });
    expect(await answer('PUT', '/update', { ...draft, id: directory, type: 3 })).toMatchObject({ code: 1002001005 });
  });

  it('have one name each below their parent, but may keep one that another has', async () => {
    const [one, other] = [await make({ name: '同名' }), await make()];
    const taken = refusal(1002001000, '已经存在该名字的菜单');
    expect(await answer('POST', '/create', { ...draft, name: '同名' })).toEqual(taken);
    expect(await answer('PUT', '/update', { ...draft, id: other, name: '同名' })).toEqual(taken);
    const below = await make({ name: '同名', parentId: other });
    expect(await answer('PUT', '/move', { id: below, parentId: ADMINISTRATION, ids: [] })).toEqual(taken);

    const [first, second] = await Promise.all([1, 2].map(() => answer('POST', '/create', { ...draft, name: '同时' })));
    expect(new Set([first?.code, second?.code])).toEqual(new Set([0, 1002001000]));
    expect(await answer('PUT', '/update', { ...draft, id: one, name: '同名', sort: 5 })).toMatchObject({ data: true });
  });

  it('stand below a directory or page that is there, and never below themselves', async () => {
    const above = await make();
    const below = await make({ parentId: above });
    for (const path of ['/update', '/move']) {
      const put = (id: number, parentId: number) => answer('PUT', path, { ...draft, name: '换位', id, parentId, ids: [id] });
      expect(await put(above, 99999)).toEqual(refusal(1002001001, '父菜单不存在'));
      expect(await put(above, BUTTON)).toEqual(refusal(1002001005, '父菜单的类型必须是目录或者菜单'));
      expect(await put(above, above)).toEqual(refusal(1002001002, '不能设置自己为父菜单'));
      expect(await put(above, below)).toEqual(refusal(1002001002, '不能设置自己的下级为父菜单'));
    }
    expect(await answer('DELETE', `/delete?id=${above}`)).toEqual(refusal(1002001004, '存在子菜单，无法删除'));
  });

  it('are moved with their new siblings in order, and have the slash of a root there alone', async () => {
    const [above, one, two] = [await make(), await make(), await make()];

    expect(await answer('PUT', '/move', { id: one, parentId: above, ids: [one] })).toMatchObject({ data: true });
    expect(await answer('PUT', '/move', { id: two, parentId: above, ids: [two, one] })).toMatchObject({ data: true });
    const rows = (await answer('GET', '/list')).data as readonly { id: number; parentId: number }[];
    expect(rows.filter(({ parentId }) => parentId === above).map(({ id }) => id)).toEqual([two, one]);

    const path = (await read(one))?.['path'] as string;
    await answer('PUT', '/move', { id: one, parentId: 0, ids: [] });
    expect(await read(one)).toMatchObject({ parentId: 0, path: `/${path}` });
    await answer('PUT', '/move', { id: one, parentId: above, ids: [] });
    expect(await read(one)).toMatchObject({ parentId: above, path });
  });

  it('are narrowed by name and status, and listed for selectors while they are on', async () => {
    const id = await make({ name: '停用的页面', status: 1 });

    expect((await answer('GET', '/list?name=停用的&status=1')).data).toMatchObject([{ id }]);
    const { data } = await answer('GET', '/list-all-simple');
    expect(data).toContainEqual({ id: 100, name: '用户管理', parentId: 1, type: 2 });
    expect(data).not.toContainEqual(expect.objectContaining({ id }));
  });
});

describe('a preview', () => {
  it('shows the menu of who has one role alone, and all of it to a super user', async () => {
    const { data } = await answer('GET', '/preview?roleId=9001');
    expect(data).toMatchObject([{ id: ADMINISTRATION, children: [{ id: 102, component: 'system/menu/index', children: null }] }]);

    const { data: all } = await answer('GET', '/preview?roleId=1');
    expect((all as readonly unknown[]).length).toBeGreaterThan(3);
  });

  it('shows no role of another tenant', async () => {
    for (const roleId of [9002, 999_999])
      expect(await answer('GET', `/preview?roleId=${roleId}`)).toEqual(refusal(1002002000, '角色不存在'));
  });
});

describe('nobody', () => {
  it('of another tenant changes the rows of all', async () => {
    const as = (method: string, path: string, body?: unknown) =>
      app.answer(method, `/system/menu${path}`, { token: stranger, tenant: 2, body });
    const before = (await answer('GET', '/list')).data;
    for (const refused of [
      as('POST', '/create', draft),
      as('PUT', '/update', { ...draft, id: 100 }),
      as('PUT', '/move', { id: 100, parentId: 0, ids: [100] }),
      as('DELETE', '/delete?id=1013'),
    ])
      expect(await refused).toEqual(refusal(1002001090, '菜单由默认租户统一维护，不能在当前租户修改'));
    expect((await answer('GET', '/list')).data).toEqual(before);
  });

  it('takes away the rows by which he administrates', async () => {
    const own = await read(102);
    for (const refused of [
      answer('PUT', '/update', { ...own, status: 1 }),
      answer('PUT', '/update', { ...own, status: 1 }, clerk),
      answer('DELETE', '/delete?id=1015', undefined, clerk),
    ])
      expect((await refused).code).toBe(ACCESS_REFUSALS.ownAdministration);
    expect(await read(102)).toEqual(own);
  });

  it('gives himself by a row, or takes from others, what he does not have', async () => {
    const query = await read(1013);
    const foreign = refusal(ACCESS_REFUSALS.foreignGrant, '不能授予或收回自己没有的权限');
    const as = (method: string, path: string, body?: unknown) => answer(method, path, body, clerk);

    expect(await as('PUT', '/update', { ...query, permission: 'system:user:delete' })).toEqual(foreign);
    expect(await as('DELETE', '/delete?id=1007')).toEqual(foreign);
    expect(await as('PUT', '/update', { ...(await read(1007)), status: 1 })).toEqual(foreign);
    expect(await as('POST', '/create', { ...draft, name: '越权' })).toEqual(foreign);
    expect(await as('PUT', '/update', { ...query, name: '菜单查看' })).toMatchObject({ data: true });
  });
});

it.skipIf(!hasRecordedAnswers)('refuses in the words of a real back end', async () => {
  await answer('POST', '/create', { ...draft, name: '一次' });
  const said = {
    '204-menu-create-duplicate': await answer('POST', '/create', { ...draft, name: '一次' }),
    '205-menu-create-missing-name': await answer('POST', '/create', { ...draft, name: '' }),
    '206-menu-create-unknown-parent': await answer('POST', '/create', { ...draft, parentId: 99999 }),
    '207-menu-create-parent-is-button': await answer('POST', '/create', { ...draft, parentId: BUTTON }),
    '210-menu-get-unknown': await answer('GET', '/get?id=999999'),
    '212-menu-update-unknown': await answer('PUT', '/update', { ...draft, id: 999999 }),
    '213-menu-update-without-id': await answer('PUT', '/update', draft),
    '215-menu-delete-with-children': await answer('DELETE', '/delete?id=100'),
    '217-menu-delete-unknown': await answer('DELETE', '/delete?id=2403'),
  };
  for (const [name, own] of Object.entries(said)) expect(own, name).toEqual(recordedAnswer(`system/${name}`).body);
});
