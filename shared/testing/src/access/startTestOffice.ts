import { depts, roleMenus, roles, tenants, userRoles, users } from '@zhilv/server/database';
import { TEST_PASSWORD } from '../server/fillTestStaff.ts';
import { quickHash } from '../server/quickHash.ts';
import { startTestApp, type TestApp } from '../server/startTestApp.ts';

/** The ids of what {@link startTestOffice} brings. */
export const OFFICE = {
  tenant: 9400,
  depts: { head: 9001, sales: 9002, shop: 9003, stock: 9004 },
  roles: { manager: 9101, clerk: 9102, auditor: 9103, viewer: 9104, stranger: 9105 },
  users: { boss: 9001, manager: 9002, clerk: 9003, keeper: 9004, stranger: 9005 },
} as const;

/** The menu rows of the manager: users and roles with all about them but import and export. */
const MANAGED = [1, 100, 1001, 1002, 1003, 1004, 101, 1008, 1009, 1010, 1011, 1063, 1064, 1065];

type Username = keyof typeof OFFICE.users;

interface Answer {
  readonly code: number;
  readonly data: unknown;
  readonly msg: string;
}

export interface TestOffice {
  readonly app: TestApp;
  /** Calls in somebody's name. */
  readonly as: (username: Username) => (method: string, path: string, body?: object) => Promise<Answer>;
}

/**
 * For tests about people and access: a new installation with departments head > sales > shop and head > stock. In sales is the
 * manager, who sees it with those below, in the shop a clerk and in stock a keeper without a role; the boss is a super user, as is
 * the stranger in another tenant. The role auditor has a row that the manager lacks, and viewer shows everybody. Close its database.
 */
export async function startTestOffice(): Promise<TestOffice> {
  const app = await startTestApp();
  const { db } = app.database;
  const { tenant: other, depts: dept, roles: role, users: user } = OFFICE;
  const own = { tenantId: 1 };
  await db.insert(tenants).values({ id: other, name: '外单位', expireTime: Date.UTC(2099, 0, 1) });
  await db.insert(depts).values([
    { ...own, id: dept.head, parentId: 0, name: '总部' },
    { ...own, id: dept.sales, parentId: dept.head, name: '销售部' },
    { ...own, id: dept.shop, parentId: dept.sales, name: '门店' },
    { ...own, id: dept.stock, parentId: dept.head, name: '仓库' },
  ]);
  const password = quickHash(TEST_PASSWORD);
  await db.insert(users).values([
    { ...own, id: user.boss, username: 'boss', nickname: '老板', password, deptId: dept.head },
    { ...own, id: user.manager, username: 'manager', nickname: '经理', password, deptId: dept.sales },
    { ...own, id: user.clerk, username: 'clerk', nickname: '店员', password, deptId: dept.shop },
    { ...own, id: user.keeper, username: 'keeper', nickname: '库管', password, deptId: dept.stock },
    { id: user.stranger, tenantId: other, username: 'stranger', nickname: '外人', password },
  ]);
  await db.insert(roles).values([
    { ...own, id: role.manager, name: '经理', code: 'manager', sort: 10, dataScope: 4 },
    { ...own, id: role.clerk, name: '店员', code: 'clerk', sort: 11, dataScope: 5 },
    { ...own, id: role.auditor, name: '审计', code: 'auditor', sort: 12, dataScope: 5 },
    { ...own, id: role.viewer, name: '总览', code: 'viewer', sort: 13, dataScope: 1 },
    { id: role.stranger, tenantId: other, name: '超级管理员', code: 'super_admin' },
  ]);
  const rows = { [role.manager]: MANAGED, [role.clerk]: [1, 100, 1001], [role.auditor]: [1, 104, 1021], [role.viewer]: [1] };
  await db
    .insert(roleMenus)
    .values(Object.entries(rows).flatMap(([roleId, ids]) => ids.map((menuId) => ({ roleId: Number(roleId), menuId }))));
  await db.insert(userRoles).values([
    { userId: user.boss, roleId: 1 },
    { userId: user.manager, roleId: role.manager },
    { userId: user.clerk, roleId: role.clerk },
    { userId: user.stranger, roleId: role.stranger },
  ]);
  const tokens = new Map<Username, string>();
  for (const username of Object.keys(user) as Username[]) tokens.set(username, await signIn(app, username));
  return {
    app,
    as: (username) => (method, path, body) =>
      app.answer(method, path, {
        token: tokens.get(username) ?? '',
        tenant: tenantOf(username),
        ...(body && { body }),
      }),
  };
}

const tenantOf = (username: Username): number => (username === 'stranger' ? OFFICE.tenant : 1);

async function signIn(app: TestApp, username: Username): Promise<string> {
  const body = { username, password: TEST_PASSWORD };
  const { data } = await app.answer('POST', '/system/auth/login', { tenant: tenantOf(username), body });
  return (data as { readonly accessToken: string }).accessToken;
}
