import { ACCESS_REFUSALS, DATA_SCOPE } from '@zhilv/contract/system';
import { openSeededDatabase } from '@zhilv/testing/server/open-test-database';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ALL_OF_TENANT, EVERY_PERMISSION, ONESELF } from '../../../call/SignedInUser.ts';
import type { Database } from '../../../db/database.ts';
import type { OpenDatabase } from '../../../db/openDatabase.ts';
import { menus } from '../../menu/menu.table.ts';
import { roleMenus, roles, userRoles } from '../../role/role.table.ts';
import { tenants } from '../../tenant/tenant.table.ts';
import { users } from '../../user/user.table.ts';
import { guarded } from './guarded.ts';

const [ADMINISTRATOR, SUPER_ROLE, TENANT_ROLE] = [1, 1, 109];
const [OTHER_TENANT, OTHER_ADMINISTRATOR, OTHER_ROLE, SECOND] = [9400, 9401, 9402, 9403];

let database: OpenDatabase;
beforeAll(async () => {
  database = await openSeededDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  const { db } = database;
  await db.delete(users).where(eq(users.id, SECOND));
  await db.delete(userRoles).where(eq(userRoles.userId, SECOND));
  if ((await db.$count(tenants, eq(tenants.id, OTHER_TENANT))) > 0) return;
  await db.insert(tenants).values({ id: OTHER_TENANT, name: '乙公司', expireTime: Date.UTC(2099, 0, 1) });
  const account = { tenantId: OTHER_TENANT, password: '' };
  await db.insert(users).values({ ...account, id: OTHER_ADMINISTRATOR, username: 'boss', nickname: '乙管理员' });
  await db.insert(roles).values({ tenantId: OTHER_TENANT, id: OTHER_ROLE, name: '租户管理员', code: 'tenant_admin' });
  await db.insert(userRoles).values({ userId: OTHER_ADMINISTRATOR, roleId: OTHER_ROLE });
  const granted = await db.select().from(roleMenus).where(eq(roleMenus.roleId, TENANT_ROLE));
  await db.insert(roleMenus).values(granted.map(({ menuId }) => ({ roleId: OTHER_ROLE, menuId })));
});

const as = (id: number, tenantId: number, dataScope = ALL_OF_TENANT) => ({
  db: database.db,
  tenantId,
  user: { id, permissions: [] as string[], dataScope },
});
const administrator = () => as(ADMINISTRATOR, 1);
const otherAdministrator = () => as(OTHER_ADMINISTRATOR, OTHER_TENANT);

const switchOffUser = (id: number) => async (db: Database) => {
  await db.update(users).set({ status: 1 }).where(eq(users.id, id));
};
const switchOffRole = (id: number) => async (db: Database) => {
  await db.update(roles).set({ status: 1 }).where(eq(roles.id, id));
};
const switchOffRow = (id: number) => async (db: Database) => {
  await db.update(menus).set({ status: 1 }).where(eq(menus.id, id));
};
const takeRole = (roleId: number) => async (db: Database) => {
  await db.delete(userRoles).where(eq(userRoles.roleId, roleId));
};
const narrowScope = (roleId: number) => async (db: Database) => {
  await db.update(roles).set({ dataScope: DATA_SCOPE.oneself }).where(eq(roles.id, roleId));
};
const ungrant = (roleId: number, menuId: number) => async (db: Database) => {
  await db.delete(roleMenus).where(and(eq(roleMenus.roleId, roleId), eq(roleMenus.menuId, menuId)));
};

describe('the caller keeps', () => {
  it('the account', async () => {
    const write = switchOffUser(OTHER_ADMINISTRATOR);

    await expect(guarded(otherAdministrator(), write)).rejects.toMatchObject({ code: ACCESS_REFUSALS.ownAccount });

    expect(await database.db.$count(users, and(eq(users.id, OTHER_ADMINISTRATOR), eq(users.status, 0)))).toBe(1);
  });

  it.each<[string, (db: Database) => Promise<void>]>([
    ['the role', switchOffRole(OTHER_ROLE)],
    ['the grant of the role', takeRole(OTHER_ROLE)],
    ['the permission to grant', ungrant(OTHER_ROLE, 1063)],
    ['the permission to read the roles', ungrant(OTHER_ROLE, 1008)],
    ['the permission to read an account', ungrant(OTHER_ROLE, 1001)],
    ['the sight of everybody', narrowScope(OTHER_ROLE)],
    ['the page for roles', switchOffRow(101)],
    ['the directory above the page', switchOffRow(1)],
  ])('%s by which one administrates', async (_, write) => {
    await expect(guarded(otherAdministrator(), write)).rejects.toMatchObject({ code: ACCESS_REFUSALS.ownAdministration });

    // Nothing of it has remained, so that a harmless write is let through.
    await guarded(otherAdministrator(), ungrant(OTHER_ROLE, 1007));
  });

  it('the role of a super user, whom no other grants make one', async () => {
    await database.db.insert(userRoles).values({ userId: ADMINISTRATOR, roleId: TENANT_ROLE }).onConflictDoNothing();

    await expect(guarded(administrator(), takeRole(SUPER_ROLE))).rejects.toMatchObject({
      code: ACCESS_REFUSALS.ownAdministration,
    });
  });
});

describe('what a caller lost while the write waited for others', () => {
  const account = { id: SECOND, tenantId: 1, username: 'second', nickname: '第二人', password: '' };

  it.each([
    ['the account', { status: 1 }, {}],
    ['a permission', {}, { permissions: ['system:user:update'] }],
    ['the rights of a super user', {}, { permissions: [EVERY_PERMISSION] }],
    ['the sight of everybody', {}, { dataScope: ALL_OF_TENANT }],
  ])('is not used any more: %s', async (_, change, held) => {
    await database.db.insert(users).values({ ...account, ...change });
    const caller = as(SECOND, 1, ONESELF);
    const write = vi.fn<() => Promise<void>>();

    await expect(guarded({ ...caller, user: { ...caller.user, ...held } }, write)).rejects.toMatchObject({ code: 423 });

    expect(write).not.toHaveBeenCalled();
  });
});

describe('the tenant keeps an administrator', () => {
  const account = { id: SECOND, tenantId: 1, username: 'second', nickname: '第二人', password: '' };
  const second = () => as(SECOND, 1);

  it('whoever takes the last one away', async () => {
    await database.db.insert(users).values(account);
    const write = switchOffUser(ADMINISTRATOR);

    await expect(guarded(as(SECOND, 1, ONESELF), write)).rejects.toMatchObject({ code: ACCESS_REFUSALS.lastAdministrator });
  });

  it('when two take each other away at the same moment', async () => {
    await database.db.insert(users).values(account);
    await database.db.insert(userRoles).values({ userId: SECOND, roleId: SUPER_ROLE });

    const done = await Promise.allSettled([
      guarded(administrator(), switchOffUser(SECOND)),
      guarded(second(), switchOffUser(ADMINISTRATOR)),
    ]);

    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const enabled = and(inArray(users.id, [ADMINISTRATOR, SECOND]), eq(users.status, 0));
    expect(await database.db.$count(users, enabled)).toBe(1);
    await database.db.update(users).set({ status: 0 }).where(eq(users.id, ADMINISTRATOR));
  });

  it('but is not held to one that it never had', async () => {
    await database.db.delete(userRoles).where(eq(userRoles.roleId, OTHER_ROLE));

    const caller = as(OTHER_ADMINISTRATOR, OTHER_TENANT, ONESELF);
    expect(await guarded(caller, () => Promise.resolve('written'))).toBe('written');
  });
});
