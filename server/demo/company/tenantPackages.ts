import type { Database } from '../../src/db/database.ts';
import { menus } from '../../src/system/menu/menu.table.ts';
import { contentMenus } from '../../src/system/menu/rows/contentMenus.ts';
import { mallMenus } from '../../src/system/menu/rows/mallMenus.ts';
import type { MenuNode } from '../../src/system/menu/rows/menuNode.ts';
import { systemMenus } from '../../src/system/menu/rows/systemMenus.ts';
import { tenantPackages } from '../../src/system/tenantPackage/tenantPackage.table.ts';

/** The rows of tenants and packages, which the first tenant alone may use. */
const TENANTS = 1224;

/** Seeds two packages, so that a tenant can be made at once. */
export async function seedTenantPackages(db: Database): Promise<void> {
  const rows = await db.select({ id: menus.id, parentId: menus.parentId }).from(menus);
  const childrenOf = Map.groupBy(rows, ({ parentId }) => Number(parentId));
  const withBelow = (id: number): number[] =>
    id === TENANTS ? [] : [id, ...(childrenOf.get(id) ?? []).flatMap((row) => withBelow(Number(row.id)))];
  const rowsOf = (trees: readonly MenuNode[]): number[] => trees.flatMap(({ id }) => withBelow(id));
  await db.insert(tenantPackages).values([
    { id: 1, name: '官网套餐', remark: '内容管理与系统管理', menuIds: rowsOf([...contentMenus, ...systemMenus]) },
    {
      id: 2,
      name: '商城套餐',
      remark: '内容管理、商城与系统管理',
      menuIds: rowsOf([...contentMenus, ...mallMenus, ...systemMenus]),
    },
  ]);
}
