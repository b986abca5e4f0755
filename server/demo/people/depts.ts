import { eq } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';
import { DEFAULT_TENANT_ID } from '../../src/session/tenantOfCall.ts';
import { depts } from '../../src/system/dept/dept.table.ts';
import { users } from '../../src/system/user/user.table.ts';
import { demoAccounts } from './users.ts';

/** The department that has all others below it. */
export const COMPANY = 100;

/** The department that cares for people and offices. */
export const STAFF_DEPARTMENT = 141;

/** The company's departments, of which the administrator belongs to the first. */
export async function seedDepts(db: Database): Promise<void> {
  const tenantId = DEFAULT_TENANT_ID;
  await db
    .insert(depts)
    .values(deptRows.map(([id, parentId, name, sort, leaderUserId]) => ({ id, tenantId, parentId, name, sort, leaderUserId })));
  await db.update(users).set({ deptId: COMPANY }).where(eq(users.id, demoAccounts.admin));
}

const deptRows: readonly (readonly [id: number, parentId: number, name: string, sort: number, leaderUserId: number])[] = [
  [COMPANY, 0, '智旅科技', 0, demoAccounts.admin],
  [101, 100, '产品研发中心', 1, 11],
  [102, 100, '交付服务中心', 2, 12],
  [103, 100, '市场营销中心', 3, 13],
  [104, 100, '综合管理中心', 4, 14],
  [111, 101, '平台研发部', 1, 15],
  [112, 101, '数据智能部', 2, 16],
  [113, 101, '产品设计部', 3, 11],
  [121, 102, '实施交付部', 1, 17],
  [122, 102, '运维保障部', 2, 12],
  [131, 103, '文旅客户部', 1, 13],
  [132, 103, '商城运营部', 2, 18],
  [STAFF_DEPARTMENT, 104, '人力行政部', 1, 14],
  [142, 104, '财务部', 2, 19],
];
