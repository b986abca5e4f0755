import { DEFAULT_TENANT_ID } from '../app/tenantOfCall.ts';
import type { Database } from '../db/database.ts';
import { roleMenus, roles, userRoles } from '../db/schema/system.ts';
import { bpmMenus } from './menu/bpmMenus.ts';
import { mallMenus } from './menu/mallMenus.ts';
import type { MenuNode } from './menu/menuNode.ts';
import { menuTrees } from './menu/menuRows.ts';
import { seededAccounts } from './organisation.ts';

interface SeededRole {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  /** `system_role_type`: 1 built in, 2 custom. */
  readonly type: 1 | 2;
  /** `system_data_scope` */
  readonly dataScope: number;
  readonly remark: string;
  /** The trees whose rows the role may use. */
  readonly menus: readonly MenuNode[];
  /** Ids of the users who hold it. */
  readonly holders: readonly number[];
}

const { admin, bpmstaff, mallstaff, guest } = seededAccounts;

const seededRoles: readonly SeededRole[] = [
  // Passes every check without a grant.
  {
    id: 1,
    code: 'super_admin',
    name: '超级管理员',
    type: 1,
    dataScope: 1,
    remark: '无需授权即拥有全部权限',
    menus: [],
    holders: [admin],
  },
  { id: 2, code: 'common', name: '普通角色', type: 1, dataScope: 2, remark: '所有员工', menus: [], holders: [admin] },
  {
    id: 109,
    code: 'tenant_admin',
    name: '租户管理员',
    type: 1,
    dataScope: 1,
    remark: '管理本租户',
    menus: menuTrees,
    holders: [],
  },
  {
    id: 110,
    code: 'bpm_staff',
    name: '流程专员',
    type: 2,
    dataScope: 1,
    remark: '工作流程',
    menus: bpmMenus,
    holders: [bpmstaff],
  },
  {
    id: 111,
    code: 'mall_staff',
    name: '商城运营',
    type: 2,
    dataScope: 1,
    remark: '商品与订单',
    menus: mallMenus,
    holders: [mallstaff],
  },
  { id: 112, code: 'guest', name: '访客', type: 2, dataScope: 5, remark: '个人资料与站内信', menus: [], holders: [guest] },
];

/** Who may do what. */
export async function seedRoles(db: Database): Promise<void> {
  await db.insert(roles).values(
    seededRoles.map(({ id, code, name, type, dataScope, remark }, sort) => ({
      id,
      code,
      name,
      type,
      dataScope,
      remark,
      sort,
      tenantId: DEFAULT_TENANT_ID,
    })),
  );
  await db
    .insert(roleMenus)
    .values(seededRoles.flatMap(({ id, menus }) => idsIn(menus).map((menuId) => ({ roleId: id, menuId }))));
  await db.insert(userRoles).values(seededRoles.flatMap(({ id, holders }) => holders.map((userId) => ({ roleId: id, userId }))));
}

const idsIn = (nodes: readonly MenuNode[]): number[] => nodes.flatMap(({ id, children }) => [id, ...idsIn(children)]);
