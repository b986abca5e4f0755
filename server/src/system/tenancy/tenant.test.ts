import type { Id } from '@zhilv/contract';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordChanges } from '../../records/history/recordChange.table.ts';
import { roleMenus, roles, userRoles } from '../role/role.table.ts';
import { SEEDED_PASSWORD } from '../user/seededPasswords.ts';
import { users } from '../user/user.table.ts';
import { tenants } from '../tenant/tenant.table.ts';

/** Rows of the menu that the packages of the tests have: 系统管理, 字典管理, 字典查询. */
const [SYSTEM, DICT, DICT_QUERY] = [1, 105, 1026];
const PASSWORD = 'tenant-pw';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = (await app.signIn('admin', SEEDED_PASSWORD)).accessToken;
});
afterAll(() => app.database.close());

const answer = (method: string, path: string, body?: unknown) => app.answer(method, `/system${path}`, { token, body });

let made = 0;
async function makePackage(menuIds: readonly Id[] = [SYSTEM, DICT, DICT_QUERY]): Promise<number> {
  made += 1;
  const { data } = await answer('POST', '/tenant-package/create', { name: `套餐${made}`, status: 0, menuIds });
  return Number(data);
}

const LATER = Date.UTC(2098, 0, 1);

function draftOf(packageId: number, change: object = {}) {
  made += 1;
  const names = { name: `租户${made}`, contactName: '沈知微', contactMobile: '13900000000', username: 'boss' };
  return { ...names, packageId, status: 0, accountCount: 5, expireTime: LATER, password: PASSWORD, ...change };
}

async function makeTenant(packageId: number, change: object = {}): Promise<number> {
  const { code, data } = await answer('POST', '/tenant/create', draftOf(packageId, change));
  expect(code).toBe(0);
  return Number(data);
}

/** Signs in the administrator of a tenant. */
async function signIn(tenant: number, username = 'boss') {
  const { body } = await app.call('POST', '/system/auth/login', { tenant, body: { username, password: PASSWORD } });
  return body as { readonly code: number; readonly data: { readonly accessToken: string } };
}

async function rightsIn(tenant: number) {
  const { data } = await signIn(tenant);
  const { body } = await app.call('GET', '/system/auth/get-permission-info', { tenant, token: data.accessToken });
  return (body as { data: { roles: string[]; permissions: string[] } }).data;
}

/** The menu rows that a role of a tenant has. */
async function rowsOf(tenantId: number, code: string): Promise<readonly Id[]> {
  const found = await app.database.db
    .select({ id: roleMenus.menuId })
    .from(roleMenus)
    .innerJoin(roles, eq(roles.id, roleMenus.roleId))
    .where(and(eq(roles.tenantId, tenantId), eq(roles.code, code)))
    .orderBy(asc(roleMenus.menuId));
  return found.map(({ id }) => id);
}

const contents = async () => {
  const { db } = app.database;
  return [await db.$count(tenants), await db.$count(users), await db.$count(roles), await db.$count(userRoles)];
};

describe('a new tenant', () => {
  it('has an administrator, who signs in and may do what the package says and nothing else', async () => {
    const tenant = await makeTenant(await makePackage());

    expect(await rightsIn(tenant)).toMatchObject({ roles: ['tenant_admin'], permissions: ['system:dict:query'] });
    expect(await rowsOf(tenant, 'tenant_admin')).toEqual([SYSTEM, DICT, DICT_QUERY]);
    const [administrator] = await app.database.db.select().from(users).where(eq(users.tenantId, tenant));
    expect(administrator).toMatchObject({ username: 'boss', nickname: '沈知微', mobile: '13900000000' });
    expect(administrator?.password).not.toContain(PASSWORD);
    const [row] = await app.database.db.select().from(tenants).where(eq(tenants.id, tenant));
    expect(row?.contactUserId).toBe(administrator?.id);
  });

  it('is told of as a change by the tenant that made it, whose people it does not know', async () => {
    const tenant = await makeTenant(await makePackage([SYSTEM, 100, 1001]));
    const { db } = app.database;
    const [boss] = await db.select({ id: users.id }).from(users).where(eq(users.tenantId, tenant));
    const { data } = await signIn(tenant);

    const { body } = await app.call('GET', `/system/user/changes?id=${boss?.id}`, { tenant, token: data.accessToken });

    expect(body).toMatchObject({ data: [{ action: 'create', username: null }] });
    expect(await db.$count(recordChanges, and(eq(recordChanges.recordId, boss?.id ?? 0), eq(recordChanges.tenantId, 1)))).toBe(1);
  });

  it('has no role that passes every check', async () => {
    const tenant = await makeTenant(await makePackage());

    const found = await app.database.db.select({ code: roles.code }).from(roles).where(eq(roles.tenantId, tenant));
    expect(found).toEqual([{ code: 'tenant_admin' }]);
  });

  it('has a name and a domain that no other has, and a package that is there and on; a refusal leaves nothing behind', async () => {
    const pack = await makePackage();
    const { name, domain } = { name: '唯一租户', domain: 'one.example' };
    await makeTenant(pack, { name, domain });
    const off = await makePackage();
    await answer('PUT', '/tenant-package/update', { id: off, name: '停用套餐', status: 1, menuIds: [] });
    const before = await contents();
    const create = (change: object) => answer('POST', '/tenant/create', draftOf(pack, change));

    expect(await create({ name })).toMatchObject({ code: 1002015004, msg: '名字为【唯一租户】的租户已存在' });
    expect(await create({ domain })).toMatchObject({ code: 1002015005, msg: '域名为【one.example】的租户已存在' });
    expect(await create({ packageId: 999999 })).toMatchObject({ code: 1002016000 });
    expect(await create({ packageId: off })).toMatchObject({ code: 1002016002, msg: '名字为【停用套餐】的租户套餐已被禁用' });
    expect(await create({ username: '中文' })).toMatchObject({ code: 400 });
    expect(await create({ password: '123' })).toMatchObject({ code: 400 });
    expect(await contents()).toEqual(before);
    // Two without a domain do not stand against one another.
    await makeTenant(pack, { domain: '' });
    await makeTenant(pack, { domain: '' });
  });

  it('of two that are made at once with one domain is one', async () => {
    const pack = await makePackage();
    const twins = await Promise.all([1, 2].map(() => answer('POST', '/tenant/create', draftOf(pack, { domain: 'two.example' }))));

    expect(new Set(twins.map(({ code }) => code))).toEqual(new Set([0, 1002015005]));
  });
});

describe('a tenant', () => {
  it('that is off or has ended is shut, also for who is signed in', async () => {
    const pack = await makePackage();
    const tenant = await makeTenant(pack, { name: '关停租户' });
    const { data } = await signIn(tenant);
    const enter = () => app.call('GET', '/system/auth/get-permission-info', { tenant, token: data.accessToken });
    const update = (change: object) =>
      answer('PUT', '/tenant/update', { ...draftOf(pack, { name: '关停租户' }), id: tenant, ...change });

    await update({ status: 1 });
    expect(await enter()).toMatchObject({ body: { code: 1002015001 } });
    await update({ expireTime: app.clock.now });
    expect(await enter()).toMatchObject({ body: { code: 1002015002 } });
    await update({});
    expect(await enter()).toMatchObject({ body: { code: 0 } });
    await answer('DELETE', `/tenant/delete?id=${tenant}`);
    expect(await enter()).toMatchObject({ body: { code: 1002015000 } });
  });

  it('gets the rows of another package, and no role keeps more than those', async () => {
    const tenant = await makeTenant(await makePackage());
    const { db } = app.database;
    const [clerk] = await db.insert(roles).values({ tenantId: tenant, name: '职员', code: 'clerk' }).returning({ id: roles.id });
    await db.insert(roleMenus).values([SYSTEM, DICT, DICT_QUERY].map((menuId) => ({ roleId: clerk?.id ?? 0, menuId })));
    const narrower = await makePackage([SYSTEM, DICT]);

    await answer('PUT', '/tenant/update', { ...draftOf(narrower), id: tenant });

    expect(await rowsOf(tenant, 'tenant_admin')).toEqual([SYSTEM, DICT]);
    expect(await rowsOf(tenant, 'clerk')).toEqual([SYSTEM, DICT]);
  });

  it('that administrates all others is neither changed nor deleted', async () => {
    const refusal = { code: 1002015003, data: null, msg: '系统租户不能进行修改、删除等操作！' };

    expect(await answer('PUT', '/tenant/update', { ...draftOf(await makePackage()), id: 1 })).toEqual(refusal);
    expect(await answer('DELETE', '/tenant/delete?id=1')).toEqual(refusal);
  });
});

describe('a package', () => {
  it('that changes narrows and widens its tenants, and no other', async () => {
    const pack = await makePackage([SYSTEM, DICT, DICT_QUERY]);
    const [tenant, other] = [await makeTenant(pack), await makeTenant(await makePackage())];
    const { db } = app.database;
    const [clerk] = await db.insert(roles).values({ tenantId: tenant, name: '职员', code: 'clerk' }).returning({ id: roles.id });
    await db.insert(roleMenus).values([SYSTEM, DICT, DICT_QUERY].map((menuId) => ({ roleId: clerk?.id ?? 0, menuId })));
    const before = await rowsOf(1, 'tenant_admin');

    await answer('PUT', '/tenant-package/update', { id: pack, name: `改${pack}`, status: 0, menuIds: [SYSTEM, 100] });

    expect(await rowsOf(tenant, 'tenant_admin')).toEqual([SYSTEM, 100]);
    // Roles of the tenant's own get nothing by themselves.
    expect(await rowsOf(tenant, 'clerk')).toEqual([SYSTEM]);
    expect(await rowsOf(other, 'tenant_admin')).toEqual([SYSTEM, DICT, DICT_QUERY]);
    expect(await rowsOf(1, 'tenant_admin')).toEqual(before);
    expect(await rightsIn(tenant)).toMatchObject({ permissions: ['system:user:list'] });
  });

  it('tells which tenants have it, without those that were deleted', async () => {
    const pack = await makePackage();
    const [one, other] = [await makeTenant(pack, { name: '在用租户' }), await makeTenant(pack)];
    await answer('DELETE', `/tenant/delete?id=${other}`);

    expect(await answer('GET', `/tenant-package/list-tenants?id=${pack}`)).toMatchObject({
      code: 0,
      data: [{ id: one, name: '在用租户' }],
    });
  });

  it('is not deleted while a tenant has it, and is made of rows that are there', async () => {
    const pack = await makePackage();
    await makeTenant(pack);

    expect(await answer('DELETE', `/tenant-package/delete?id=${pack}`)).toMatchObject({ code: 1002016001 });
    expect(await answer('POST', '/tenant-package/create', { name: '无此行', status: 0, menuIds: [999999] })).toMatchObject({
      code: 1002001003,
    });
  });
});

it('nobody but the first tenant administrates tenants, whatever a package grants', async () => {
  const rows = [1224, 1138, 1139, 1140, 1141, 1142, 1143, 1225, 1226, 1227, 1228, 1229];
  const pack = await makePackage(rows);
  const tenant = await makeTenant(pack);
  const { data } = await signIn(tenant);
  const before = await contents();
  const refusal = { code: 1002015010, data: null };
  const call = (method: string, path: string, body?: unknown) =>
    app.answer(method, `/system${path}`, { tenant, token: data.accessToken, body });

  expect(await call('GET', '/tenant/page')).toMatchObject(refusal);
  expect(await call('GET', `/tenant/get?id=${tenant}`)).toMatchObject(refusal);
  expect(await call('GET', '/tenant-package/page')).toMatchObject(refusal);
  expect(await call('GET', '/tenant-package/get-simple-list')).toMatchObject(refusal);
  expect(await call('GET', `/tenant-package/list-tenants?id=${pack}`)).toMatchObject(refusal);
  expect(await call('POST', '/tenant/create', draftOf(pack))).toMatchObject(refusal);
  expect(await call('PUT', '/tenant-package/update', { id: pack, name: '扩大', status: 0, menuIds: [SYSTEM] })).toMatchObject(
    refusal,
  );
  expect(await contents()).toEqual(before);
});
