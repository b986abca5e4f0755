import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/openDatabase.ts';
import { openSeededDatabase } from '@zhilv/testing/server/open-test-database';
import { menus } from '../menu/menu.table.ts';
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

it('A directory of its own is granted to the administrators of tenants', async () => {
  const rows = [directory(9910, '票务', { sort: 99, path: '/ticket', icon: 'list' }, [])];

  await addMenus(database.db, { name: 'test-root', parentId: 0, rows });

  expect(await holdersOf(9910)).toEqual(['tenant_admin']);
});
