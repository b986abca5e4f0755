import type { PermissionInfo } from '@zhilv/contract/system';
import { fillTestStaff, TEST_PASSWORD } from '@zhilv/testing/server/fill-test-staff';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { menus } from '../menu/menu.table.ts';
import { roleMenus, roles, userRoles } from '../role/role.table.ts';
import { tenants } from '../tenant/tenant.table.ts';
import { users } from '../user/user.table.ts';

/** The account `clerk` of the test staff, and its enabled role. */
const CLERK = 2;
const ROLE_OF_CLERK = 2;

let app: TestApp;
let token: string;
beforeEach(async () => {
  app = await startTestApp({ fill: fillTestStaff });
  token = (await app.signIn('clerk', TEST_PASSWORD)).accessToken;
  // What is kept is kept from here on.
  await permissionInfo();
});
afterEach(() => app.database.close());

const answer = () => app.answer('GET', '/system/auth/get-permission-info', { token });

const permissionInfo = async (): Promise<PermissionInfo> => (await answer()).data as PermissionInfo;

it('asks the database one thing for a call of somebody whose rights are known', async () => {
  const { $client } = app.database.db as unknown as { $client: { query: (...query: unknown[]) => unknown } };
  const query = vi.spyOn($client, 'query');

  await permissionInfo();
  await permissionInfo();

  expect(query).toHaveBeenCalledTimes(2);
});

it('shuts a user out with the next call after the account was switched off, by whomever', async () => {
  await app.database.db.update(users).set({ status: 1 }).where(eq(users.id, CLERK));

  expect(await answer()).toMatchObject({ code: 401 });
});

it('shuts the users of a tenant out with the next call after it was closed', async () => {
  await app.database.db.update(tenants).set({ status: 1 }).where(eq(tenants.id, 1));
  expect(await answer()).toMatchObject({ code: 1002015001 });

  await app.database.db.update(tenants).set({ status: 0, expireTime: app.clock.now }).where(eq(tenants.id, 1));
  expect(await answer()).toMatchObject({ code: 1002015002 });

  await app.database.db.update(tenants).set({ deleted: true }).where(eq(tenants.id, 1));
  expect(await answer()).toMatchObject({ code: 1002015000 });
});

const ofClerk = sql`(select role_id from system_user_role where user_id = ${CLERK})`;

it.each<[string, (db: TestApp['database']['db']) => Promise<unknown>]>([
  [
    'a role is switched off',
    (db) =>
      db
        .update(roles)
        .set({ status: 1 })
        .where(sql`id in ${ofClerk}`),
  ],
  [
    'a role is deleted',
    (db) =>
      db
        .update(roles)
        .set({ deleted: true })
        .where(sql`id in ${ofClerk}`),
  ],
  ['a role is taken from the user', (db) => db.delete(userRoles).where(eq(userRoles.userId, CLERK))],
  ['the grants of a role are taken back', (db) => db.delete(roleMenus).where(sql`role_id in ${ofClerk}`)],
  ['all grants are gone at once', (db) => db.execute(sql`truncate system_role_menu`)],
  [
    'a menu row is switched off',
    (db) =>
      db
        .update(menus)
        .set({ status: 1 })
        .where(sql`permission = 'test:user:list'`),
  ],
])('follows with the next call when %s', async (_, change) => {
  expect((await permissionInfo()).permissions).toContain('test:user:list');

  await change(app.database.db);

  expect((await permissionInfo()).permissions).not.toContain('test:user:list');
  expect(await app.answer('GET', '/system/user/page?pageNo=1&pageSize=10', { token })).not.toMatchObject({ code: 0 });
});

it('gives new rights with the next call, and new names of menu rows', async () => {
  const { db } = app.database;
  await db.insert(menus).values({ id: 900, name: '新页面', permission: 'test:new:query', type: 2, parentId: 1, path: 'new' });
  expect((await permissionInfo()).permissions).not.toContain('test:new:query');

  await db.insert(roleMenus).values({ roleId: ROLE_OF_CLERK, menuId: 900 });
  expect((await permissionInfo()).permissions).toContain('test:new:query');

  await db.update(menus).set({ name: '又名' }).where(eq(menus.id, 900));
  expect(JSON.stringify((await permissionInfo()).menus)).toContain('又名');
});

it('keeps nothing of a change that was taken back', async () => {
  const { db } = app.database;
  const rolledBack = db.transaction(async (transaction) => {
    await transaction.delete(roleMenus);
    throw new Error('taken back');
  });
  await expect(rolledBack).rejects.toThrow('taken back');

  expect((await permissionInfo()).permissions).toContain('test:user:list');
});

it('keeps the rights of one user from another', async () => {
  const { accessToken } = await app.signIn('superb', TEST_PASSWORD);

  const other = await app.answer('GET', '/system/auth/get-permission-info', { token: accessToken });

  expect(other.data).toMatchObject({ roles: ['super_admin', 'admin'] });
  expect((await permissionInfo()).roles).toEqual(['clerk']);
});

const revision = async (path = '/system/auth/get-permission-info', as = token): Promise<string | null> =>
  (await app.call('GET', path, { token: as })).headers.get('rights-revision');

it('tells with each answer which rights its user has, refusals included', async () => {
  const before = await revision();
  expect(before).toMatch(/^[\w-]{43}$/);
  expect(await revision('/system/notify-message/get-unread-count')).toBe(before);

  await app.database.db.delete(roleMenus).where(eq(roleMenus.roleId, ROLE_OF_CLERK));

  const refused = await app.call('GET', '/system/dict-type/get?id=1', { token });
  expect(refused.body).toMatchObject({ code: 403 });
  expect(refused.headers.get('rights-revision')).not.toBe(before);
  expect(await revision()).toBe(refused.headers.get('rights-revision'));
});

it('tells of no other rights where only those of others have changed, or a change was taken back', async () => {
  const { db } = app.database;
  const before = await revision();

  await db.update(roles).set({ name: sql`${roles.name} || '又'` });
  await db.update(roles).set({ status: 1 }).where(eq(roles.code, 'super_admin'));
  expect(await revision()).toBe(before);

  await db.update(menus).set({ name: '又名' }).where(eq(menus.id, 11));
  expect(await revision()).not.toBe(before);
  await db.update(menus).set({ name: '用户' }).where(eq(menus.id, 11));
  expect(await revision()).toBe(before);
});

it('tells nobody of rights who has not signed in', async () => {
  const path = '/system/tenant/get-id-by-name?name=none';
  expect((await app.call('GET', path)).headers.has('rights-revision')).toBe(false);
  expect((await app.call('GET', '/system/auth/get-permission-info')).headers.has('rights-revision')).toBe(false);
});
