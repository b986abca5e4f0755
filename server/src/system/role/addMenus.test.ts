import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/openDatabase.ts';
import { openSeededDatabase } from '@zhilv/testing/server/open-test-database';
import { menus } from '../menu/menu.table.ts';
import { tenants } from '../tenant/tenant.table.ts';
import { tenantPackages } from '../tenantPackage/tenantPackage.table.ts';
import { roleMenus, roles } from './role.table.ts';
import { type MenuAddition } from '../menu/rows/MenuAddition.ts';
import { addMenus } from './addMenus.ts';
import { button, directory, page } from '../menu/rows/menuNode.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openSeededDatabase();
});
afterAll(() => database.close());

const MALL = 2362;

/** The codes of the roles that have a menu row. */
async function holdersOf(id: number): Promise<readonly string[]> {
  const found = await database.db
    .select({ code: roles.code })
    .from(roleMenus)
    .innerJoin(roles, eq(roles.id, roleMenus.roleId))
    .where(eq(roleMenus.menuId, id));
  return found.map(({ code }) => code).toSorted();
}

it('Added rows are granted to the roles that have the row above them', async () => {
  const addition: MenuAddition = {
    name: 'test',
    parentId: MALL,
    rows: [
      page(9900, '优惠券', { sort: 1, path: 'coupon', icon: 'list', component: 'mall/coupon/index' }, [
        button(9901, '优惠券查询', 'mall:coupon:query', 1),
      ]),
    ],
  };

  await addMenus(database.db, addition);

  const rows = await database.db
    .select({ id: menus.id, parentId: menus.parentId })
    .from(menus)
    .where(inArray(menus.id, [9900, 9901]))
    .orderBy(menus.id);
  expect(rows).toEqual([
    { id: 9900, parentId: MALL },
    { id: 9901, parentId: 9900 },
  ]);
  expect(await holdersOf(9901)).toEqual(await holdersOf(MALL));
  expect(await holdersOf(9901)).toContain('mall_staff');
});

it('Rows for administrators of tenants are granted to those who have the row above them', async () => {
  const [SYSTEM, TENANT_ADMIN] = [1, 109];
  const rows = [button(9920, '审计', 'test:audit:query', 1)];
  const others = rows.map((row) => ({ ...row, id: 9921 }));
  await database.db.insert(roles).values({ id: 9920, name: '字典员', code: 'dict_staff', tenantId: 1 });
  await database.db.insert(roleMenus).values({ roleId: 9920, menuId: SYSTEM });

  await addMenus(database.db, { name: 'test-audit', parentId: SYSTEM, grantedTo: 'tenant administrators', rows });
  await database.db.delete(roleMenus).where(and(eq(roleMenus.roleId, TENANT_ADMIN), eq(roleMenus.menuId, SYSTEM)));
  await addMenus(database.db, { name: 'test-audit-2', parentId: SYSTEM, grantedTo: 'tenant administrators', rows: others });

  expect(await holdersOf(9920)).toEqual(['tenant_admin']);
  expect(await holdersOf(9921)).toEqual([]);
});

it('Rows for nobody are granted to no role', async () => {
  const rows = [button(9930, '租户', 'test:tenant:query', 1)];

  await addMenus(database.db, { name: 'test-nobody', parentId: MALL, grantedTo: 'nobody', rows });

  expect(await holdersOf(9930)).toEqual([]);
  expect(await database.db.$count(menus, eq(menus.id, 9930))).toBe(1);
});

it('A directory of its own is granted to the administrators of tenants', async () => {
  const rows = [directory(9910, '票务', { sort: 99, path: '/ticket', icon: 'list' }, [])];

  await addMenus(database.db, { name: 'test-root', parentId: 0, rows });

  expect(await holdersOf(9910)).toEqual(['tenant_admin']);
});

it('Tenants with a package get added rows as far as their package goes, which grows with them', async () => {
  const { db } = database;
  const [SYSTEM, LATER] = [1, Date.UTC(2098, 0, 1)];
  await db.insert(tenantPackages).values([
    { id: 9950, name: '有系统管理', menuIds: [SYSTEM] },
    { id: 9951, name: '只有商城', menuIds: [MALL] },
  ]);
  for (const [tenantId, packageId] of [
    [9960, 9950],
    [9961, 9951],
  ] as const) {
    await db.insert(tenants).values({ id: tenantId, name: `租户${tenantId}`, packageId, expireTime: LATER });
    await db.insert(roles).values({ id: tenantId, name: '租户管理员', code: 'tenant_admin', tenantId });
    // The row is one that a package was narrowed by, and that a role must not have had.
    await db.insert(roleMenus).values({ roleId: tenantId, menuId: SYSTEM });
  }

  await addMenus(db, { name: 'test', parentId: SYSTEM, rows: [button(9970, '公告', 'test:notice:query', 1)] });
  await addMenus(db, { name: 'test', parentId: 0, rows: [button(9971, '根', 'test:root:query', 1)] });
  await addMenus(db, { name: 'test', parentId: SYSTEM, grantedTo: 'nobody', rows: [button(9972, '无', 'test:none:query', 1)] });

  const granted = await db
    .select()
    .from(roleMenus)
    .where(inArray(roleMenus.roleId, [9960, 9961]))
    .orderBy(roleMenus.menuId);
  expect(granted.map(({ roleId, menuId }) => [roleId, menuId])).toEqual([
    [9960, SYSTEM],
    [9961, SYSTEM],
    [9960, 9970],
  ]);
  const packages = await db
    .select()
    .from(tenantPackages)
    .where(inArray(tenantPackages.id, [9950, 9951]))
    .orderBy(tenantPackages.id);
  expect(packages.map(({ menuIds }) => menuIds)).toEqual([[SYSTEM, 9970], [MALL]]);
});
