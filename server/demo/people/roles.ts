import type { Database } from '../../src/db/database.ts';
import { DEFAULT_TENANT_ID } from '../../src/session/tenantOfCall.ts';
import { menus } from '../../src/system/menu/menu.table.ts';
import { bpmMenus } from '../../src/system/menu/rows/bpmMenus.ts';
import { mallMenus } from '../../src/system/menu/rows/mallMenus.ts';
import type { MenuNode } from '../../src/system/menu/rows/menuNode.ts';
import { roleMenus, roles, userRoles } from '../../src/system/role/role.table.ts';
import { demoAccounts } from './users.ts';

/** `system_role_type` of what people made. */
const CUSTOM = 2;
/** The sort of the first of them, which puts all behind the built-in roles. */
const FIRST_SORT = 3;

interface DemoRole {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  /** `system_data_scope` */
  readonly dataScope: number;
  readonly remark: string;
  /** The role may use what is in these trees, and what was added to them since. */
  readonly menus: readonly MenuNode[];
  /** Id of the user who holds it. */
  readonly holder: number;
}

const { bpmstaff, mallstaff, guest } = demoAccounts;

const demoRoles: readonly DemoRole[] = [
  { id: 110, code: 'bpm_staff', name: '流程专员', dataScope: 1, remark: '工作流程', menus: bpmMenus, holder: bpmstaff },
  { id: 111, code: 'mall_staff', name: '商城运营', dataScope: 1, remark: '商品与订单', menus: mallMenus, holder: mallstaff },
  { id: 112, code: 'guest', name: '访客', dataScope: 5, remark: '个人资料与站内信', menus: [], holder: guest },
];

/** Roles for the demonstration accounts, and whose they are. */
export async function seedRoles(db: Database): Promise<void> {
  await db.insert(roles).values(
    demoRoles.map(({ id, code, name, dataScope, remark }, index) => ({
      id,
      code,
      name,
      type: CUSTOM,
      dataScope,
      remark,
      sort: FIRST_SORT + index,
      tenantId: DEFAULT_TENANT_ID,
    })),
  );
  const rows = await db.select({ id: menus.id, parentId: menus.parentId }).from(menus);
  const childrenOf = Map.groupBy(rows, ({ parentId }) => Number(parentId));
  const withBelow = (id: number): number[] => [id, ...(childrenOf.get(id) ?? []).flatMap((row) => withBelow(Number(row.id)))];
  const grants = demoRoles.flatMap(({ id, menus: trees }) =>
    trees.flatMap((tree) => withBelow(tree.id)).map((menuId) => ({ roleId: id, menuId })),
  );
  await db.insert(roleMenus).values(grants);
  await db.insert(userRoles).values(demoRoles.map(({ id, holder }) => ({ roleId: id, userId: holder })));
}
