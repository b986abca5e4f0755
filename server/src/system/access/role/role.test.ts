import { ACCESS_REFUSALS, type Role } from '@zhilv/contract/system';
import { refusal } from '@zhilv/testing/server/start-test-app';
import { OFFICE, startTestOffice, type TestOffice } from '@zhilv/testing/access/start-test-office';
import { eq } from 'drizzle-orm';
import { streamXlsxRows } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roleMenus, roles, userRoles } from '../../role/role.table.ts';

const { roles: role, users: user } = OFFICE;
const TENANT_ADMIN_ROLE = 109;

const builtIn = refusal(1002002003, '不能操作类型为系统内置的角色');
const missing = refusal(1002002000, '角色不存在');
const strongerRole = refusal(ACCESS_REFUSALS.strongerRole, '不能修改权限多于自己的角色');
const ownAdministration = refusal(ACCESS_REFUSALS.ownAdministration, '不能收回自己管理用户、角色和菜单的权限');
const done = { code: 0, data: true, msg: '' };

let office: TestOffice;
beforeAll(async () => {
  office = await startTestOffice();
});
afterAll(() => office.app.database.close());

type Call = Parameters<ReturnType<TestOffice['as']>>;
const boss = (...call: Call) => office.as('boss')(...call);
const manager = (...call: Call) => office.as('manager')(...call);

const find = async (id: number): Promise<Role | null> => (await boss('GET', `/system/role/get?id=${id}`)).data as Role | null;
const draft = (code: string, more: object = {}) => ({ name: `角色${code}`, code, sort: 50, ...more });
const create = async (as: typeof boss, code: string): Promise<number> =>
  (await as('POST', '/system/role/create', draft(code))).data as number;

describe('a role', () => {
  it('is made without a grant, on and showing everything, then changed, deleted and brought back with its holders', async () => {
    const id = await create(boss, 'typist');
    expect(await find(id)).toMatchObject({ code: 'typist', status: 0, type: 2, dataScope: 1, dataScopeDeptIds: null });

    expect(await boss('PUT', '/system/role/update', { id, ...draft('typist2', { remark: '录入' }) })).toEqual(done);
    expect(await find(id)).toMatchObject({ code: 'typist2', remark: '录入' });
    await boss('POST', '/system/permission/assign-user-role', { userId: user.keeper, roleIds: [id] });

    expect(await boss('DELETE', `/system/role/delete?id=${id}`)).toEqual(done);
    expect(await find(id)).toBeNull();
    expect(await boss('DELETE', `/system/role/delete?id=${id}`)).toEqual(missing);

    expect(await boss('PUT', `/system/role/restore?id=${id}`)).toEqual(done);
    expect((await boss('GET', `/system/permission/list-user-roles?userId=${user.keeper}`)).data).toEqual([id]);
  });

  it('is refused with the name or the code of another one, a reserved code, or none', async () => {
    const other = { name: '经理', code: 'another', sort: 1 };
    expect(await boss('POST', '/system/role/create', other)).toEqual(refusal(1002002001, '已经存在名为【经理】的角色'));
    expect(await boss('POST', '/system/role/create', { ...other, name: '新名', code: 'manager' })).toEqual(
      refusal(1002002002, '已经存在编码为【manager】的角色'),
    );
    for (const code of ['super_admin', 'tenant_admin']) {
      const refused = refusal(1002002005, `编码【${code}】不能使用`);
      expect(await boss('POST', '/system/role/create', { name: '新名', code, sort: 1 })).toEqual(refused);
      expect(await boss('PUT', '/system/role/update', { id: role.clerk, name: '店员', code, sort: 1 })).toEqual(refused);
    }
    expect(await boss('POST', '/system/role/create', { ...other, name: '' })).toEqual(
      refusal(400, '请求参数不正确:角色名称不能为空'),
    );
  });

  it('of the product itself is neither changed, nor switched off, nor deleted', async () => {
    const id = TENANT_ADMIN_ROLE;
    expect(await boss('PUT', '/system/role/update', { id, ...draft('tenant_admin') })).toEqual(builtIn);
    expect(await boss('PUT', '/system/role/update-status', { id, status: 1 })).toEqual(builtIn);
    expect(await boss('DELETE', `/system/role/delete?id=${id}`)).toEqual(builtIn);
    expect(await find(id)).toMatchObject({ code: 'tenant_admin', status: 0 });
  });

  it('shows nobody else when its maker does not see everybody, so that the maker can give it', async () => {
    const id = await create(manager, 'helper');
    expect(await find(id)).toMatchObject({ dataScope: 5 });

    const grant = { userId: user.clerk, roleIds: [role.clerk, id] };
    expect(await manager('POST', '/system/permission/assign-user-role', grant)).toEqual(done);
    await boss('POST', '/system/permission/assign-user-role', { userId: user.clerk, roleIds: [role.clerk] });
  });

  it('with more than the own rights is neither renamed, nor switched, nor deleted, nor brought back', async () => {
    expect(await manager('PUT', '/system/role/update', { id: role.auditor, ...draft('renamed') })).toEqual(strongerRole);
    expect(await manager('PUT', '/system/role/update-status', { id: role.auditor, status: 1 })).toEqual(strongerRole);
    expect(await manager('DELETE', `/system/role/delete?id=${role.auditor}`)).toEqual(strongerRole);
    expect(await find(role.auditor)).toMatchObject({ code: 'auditor', status: 0 });

    await boss('DELETE', `/system/role/delete?id=${role.auditor}`);
    expect(await manager('PUT', `/system/role/restore?id=${role.auditor}`)).toEqual(strongerRole);
    expect(await find(role.auditor)).toBeNull();
    expect(await boss('PUT', `/system/role/restore?id=${role.auditor}`)).toEqual(done);
  });

  it('by which one administrates is neither switched off nor deleted', async () => {
    const id = role.manager;
    expect(await manager('PUT', '/system/role/update-status', { id, status: 1 })).toEqual(ownAdministration);
    expect(await manager('DELETE', `/system/role/delete?id=${id}`)).toEqual(ownAdministration);
    expect(await find(id)).toMatchObject({ status: 0 });
  });

  it('gives its holders nothing while it is off', async () => {
    const users = () => office.as('clerk')('GET', '/system/auth/get-permission-info');
    expect((await users()).data).toMatchObject({ roles: ['clerk'] });

    expect(await boss('PUT', '/system/role/update-status', { id: role.clerk, status: 1 })).toEqual(done);
    expect((await users()).data).toMatchObject({ roles: [], permissions: [] });
    const named = (await boss('GET', '/system/role/list-all-simple')).data as readonly { readonly id: number }[];
    expect(named.map(({ id }) => id)).not.toContain(role.clerk);

    await boss('PUT', '/system/role/update-status', { id: role.clerk, status: 0 });
    expect((await users()).data).toMatchObject({ roles: ['clerk'] });
  });

  it('of another tenant is not there', async () => {
    const stranger = office.as('stranger');
    expect((await stranger('GET', `/system/role/get?id=${role.clerk}`)).data).toBeNull();
    expect(await stranger('PUT', '/system/role/update-status', { id: role.clerk, status: 1 })).toEqual(missing);
    expect(await stranger('DELETE', `/system/role/delete?id=${role.clerk}`)).toEqual(missing);
    // A name and a code are free in each tenant.
    expect(await stranger('POST', '/system/role/create', { name: '经理', code: 'manager', sort: 1 })).toMatchObject({ code: 0 });
  });
});

describe('the roles', () => {
  it('come in pages with their stamps, and with what a stock back end lacks', async () => {
    const { data } = await boss('GET', '/system/role/page?pageNo=1&pageSize=10&code=clerk');

    expect(data).toMatchObject({
      total: 1,
      list: [{ id: role.clerk, updater: String(user.boss), deleted: false, tenantId: 1, dataScopeDeptIds: null }],
      offers: expect.arrayContaining(['holders', 'changes', 'restore']),
    });
    expect(Object.keys((data as { list: readonly object[] }).list[0] ?? {})).toEqual(
      expect.arrayContaining(['creator', 'updateTime']),
    );
  });

  it('are named by their order', async () => {
    const named = (await office.as('keeper')('GET', '/system/role/list-all-simple')).data as readonly { readonly name: string }[];

    const names = named.map(({ name }) => name);
    expect(names.slice(0, 2)).toEqual(['超级管理员', '普通角色']);
    expect(names.indexOf('经理')).toBeLessThan(names.indexOf('店员'));
  });

  it('are exported as a stock back end does, with labels', async () => {
    const { accessToken: token } = await office.app.signIn('admin', 'admin123');
    const answer = await office.app.fetch('GET', '/system/role/export?code=clerk', { token });
    const rows: unknown[] = [];
    for await (const { values } of streamXlsxRows(Buffer.from(await answer.arrayBuffer()))) rows.push(values);

    expect(rows).toEqual([
      ['角色序号', '角色名称', '角色标志', '角色排序', '数据范围', '角色状态'],
      [role.clerk, '店员', 'clerk', 11, '仅本人数据权限', '开启'],
    ]);
  });
});

describe('the holders of a role', () => {
  const holders = async (as: typeof boss, roleId: number) => {
    const { data } = await as('GET', `/system/role/holders?roleId=${roleId}&pageNo=1&pageSize=10`);
    return data as { readonly list: readonly object[]; readonly total: number };
  };

  it('are shown by name with their departments', async () => {
    await boss('POST', '/system/permission/assign-user-role', { userId: user.keeper, roleIds: [role.clerk] });

    expect(await holders(boss, role.clerk)).toEqual({
      total: 2,
      list: [
        { id: user.clerk, username: 'clerk', nickname: '店员', deptName: '门店', status: 0 },
        { id: user.keeper, username: 'keeper', nickname: '库管', deptName: '仓库', status: 0 },
      ],
    });
  });

  it('are those whom the caller sees', async () => {
    expect(await holders(manager, role.clerk)).toMatchObject({ total: 1, list: [{ username: 'clerk' }] });
    expect(await holders(office.as('stranger'), role.clerk)).toEqual({ total: 0, list: [] });
  });

  it('have no department that the caller does not see', async () => {
    const { db } = office.app.database;
    await db.update(roles).set({ dataScope: 5 }).where(eq(roles.id, role.manager));
    expect(await holders(manager, role.manager)).toMatchObject({ total: 1, list: [{ username: 'manager', deptName: null }] });
    await db.update(roles).set({ dataScope: 4 }).where(eq(roles.id, role.manager));
    expect(await holders(manager, role.manager)).toMatchObject({ list: [{ deptName: '销售部' }] });
  });
});

it('keeps what a deleted role was granted for as long as it can come back', async () => {
  const id = await create(boss, 'passing');
  await boss('POST', '/system/permission/assign-role-menu', { roleId: id, menuIds: [1, 100] });
  await boss('POST', '/system/permission/assign-user-role', { userId: user.keeper, roleIds: [id] });

  await boss('DELETE', `/system/role/delete?id=${id}`);

  const { db } = office.app.database;
  expect(await db.$count(roleMenus, eq(roleMenus.roleId, id))).toBe(2);
  expect(await db.$count(userRoles, eq(userRoles.roleId, id))).toBe(1);
  expect((await boss('GET', `/system/permission/list-role-menus?roleId=${id}`)).data).toEqual([]);
});
