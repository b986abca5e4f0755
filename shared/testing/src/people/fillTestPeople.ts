import { depts, menus, type OpenDatabase, posts, roleMenus, roles, userPosts, userRoles, users } from '@zhilv/server/database';
import { fillTestStaff, TEST_PASSWORD } from '../server/fillTestStaff.ts';
import { quickHash } from '../server/quickHash.ts';

/** The ids of the rows that {@link fillTestPeople} makes. */
export const PEOPLE = { hr: 10, designer: 11, seller: 12, stronger: 13, stranger: 20 } as const;
export const DEPTS = { company: 1, product: 2, design: 3, sales: 4, closed: 5, foreign: 9 } as const;

const PERMISSIONS = ['list', 'query', 'create', 'update', 'delete', 'export', 'import', 'update-password'];

/**
 * For tests: the staff of `fillTestStaff`, and beside it a company in departments with posts. `hr` may do everything with the accounts
 * of the product department and of the design group below it; `stronger` is in that group and has a right that `hr` lacks. `stranger`
 * may do the same in tenant 4.
 */
export async function fillTestPeople(database: OpenDatabase): Promise<void> {
  await fillTestStaff(database);
  const { db } = database;
  const password = quickHash(TEST_PASSWORD);
  await db.insert(depts).values([
    { id: DEPTS.company, tenantId: 1, name: '总公司' },
    { id: DEPTS.product, tenantId: 1, name: '产品部', parentId: DEPTS.company, leaderUserId: PEOPLE.hr },
    { id: DEPTS.design, tenantId: 1, name: '设计组', parentId: DEPTS.product },
    { id: DEPTS.sales, tenantId: 1, name: '销售部', parentId: DEPTS.company },
    { id: DEPTS.closed, tenantId: 1, name: '已停用部门', parentId: DEPTS.product, status: 1 },
    { id: DEPTS.foreign, tenantId: 4, name: '外部公司' },
  ]);
  await db.insert(posts).values([
    { id: 1, tenantId: 1, name: '项目经理', code: 'se', sort: 2 },
    { id: 2, tenantId: 1, name: '董事长', code: 'ceo', sort: 1 },
    { id: 3, tenantId: 1, name: '顾问', code: 'adviser', status: 1 },
    { id: 4, tenantId: 4, name: '店长', code: 'head' },
  ]);
  const account = { tenantId: 1, password };
  await db.insert(users).values([
    { ...account, id: PEOPLE.hr, username: 'personnel', nickname: '人事', deptId: DEPTS.product, mobile: '13800000010' },
    { ...account, id: PEOPLE.designer, username: 'designer', nickname: '设计师', deptId: DEPTS.design, email: 'de@example.com' },
    { ...account, id: PEOPLE.seller, username: 'seller', nickname: '销售员', deptId: DEPTS.sales },
    { ...account, id: PEOPLE.stronger, username: 'stronger', nickname: '组长', deptId: DEPTS.design },
    {
      ...account,
      id: PEOPLE.stranger,
      tenantId: 4,
      username: 'stranger',
      nickname: '外人',
      deptId: DEPTS.foreign,
      mobile: '13800000020',
    },
  ]);
  await db.insert(userPosts).values({ userId: PEOPLE.designer, postId: 1 });
  await db.insert(roles).values([
    { id: 10, tenantId: 1, name: '人事', code: 'hr', dataScope: 4 },
    { id: 11, tenantId: 1, name: '组长', code: 'stronger', dataScope: 5 },
    { id: 20, tenantId: 4, name: '租户管理员', code: 'tenant_admin' },
  ]);
  await db.insert(menus).values(
    PERMISSIONS.map((action, index) => ({
      id: 901 + index,
      parentId: 1,
      type: 3,
      name: `用户${action}`,
      permission: `system:user:${action}`,
    })),
  );
  await db
    .insert(roleMenus)
    .values([
      ...[10, 20].flatMap((roleId) => [1, ...PERMISSIONS.map((_, index) => 901 + index)].map((menuId) => ({ roleId, menuId }))),
      { roleId: 11, menuId: 21 },
    ]);
  await db.insert(userRoles).values([
    { userId: PEOPLE.hr, roleId: 10 },
    { userId: PEOPLE.stronger, roleId: 11 },
    { userId: PEOPLE.stranger, roleId: 20 },
  ]);
}
