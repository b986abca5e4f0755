import { randomBytes } from 'node:crypto';
import { DEFAULT_TENANT_ID } from '../app/tenantOfCall.ts';
import type { Database } from '../db/database.ts';
import { departments, tenants, users } from '../db/schema/system.ts';
import { hashPassword } from '../system/password.ts';
import { SEEDED_PASSWORD, type SEEDED_USERNAMES } from '../system/passwordSeeded.ts';

/** The ids of the accounts that one can sign in with at first. */
export const seededAccounts = { admin: 1, bpmstaff: 2, mallstaff: 3, guest: 4 } as const satisfies Record<
  (typeof SEEDED_USERNAMES)[number],
  number
>;

/** The company: its tenant, departments and people. */
export async function seedOrganisation(db: Database): Promise<void> {
  const tenantId = DEFAULT_TENANT_ID;
  await db.insert(tenants).values({ id: tenantId, name: '智旅科技', expireTime: Date.UTC(2099, 11, 31) });
  await db
    .insert(departments)
    .values(
      departmentRows.map(([id, parentId, name, sort, leaderUserId]) => ({ id, tenantId, parentId, name, sort, leaderUserId })),
    );
  for (const [id, username, nickname, deptId, remark] of accountRows) {
    const password = await hashPassword(SEEDED_PASSWORD);
    await db.insert(users).values({ id, tenantId, username, password, nickname, deptId, remark });
  }
  // Colleagues who stand in lists and lead departments; nobody knows their password until an administrator sets one.
  const password = await hashPassword(randomBytes(32).toString('base64'));
  await db
    .insert(users)
    .values(
      colleagueRows.map(([id, username, nickname, deptId, sex]) => ({ id, tenantId, username, password, nickname, deptId, sex })),
    );
}

const departmentRows: readonly (readonly [id: number, parentId: number, name: string, sort: number, leaderUserId: number])[] = [
  [100, 0, '智旅科技', 0, seededAccounts.admin],
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
  [141, 104, '人力行政部', 1, 14],
  [142, 104, '财务部', 2, 19],
];

const accountRows: readonly (readonly [id: number, username: string, nickname: string, deptId: number, remark: string])[] = [
  [seededAccounts.admin, 'admin', '管理员', 100, '拥有全部权限'],
  [seededAccounts.bpmstaff, 'bpmstaff', '贺文渊', 141, '负责流程表单、模型与审批'],
  [seededAccounts.mallstaff, 'mallstaff', '陶映雪', 132, '负责商品与订单'],
  [seededAccounts.guest, 'guest', '访客', 131, '只能查看个人资料和站内信'],
];

const colleagueRows: readonly (readonly [id: number, username: string, nickname: string, deptId: number, sex: 1 | 2])[] = [
  [11, 'linshuyan', '林书砚', 101, 2],
  [12, 'zhaomingyuan', '赵明远', 102, 1],
  [13, 'sunruoxi', '孙若溪', 103, 2],
  [14, 'hejingchu', '何景初', 104, 1],
  [15, 'xujiahe', '许嘉禾', 111, 1],
  [16, 'luqinghuan', '陆清欢', 112, 2],
  [17, 'duanyifan', '段一帆', 121, 1],
  [18, 'wenzhaonan', '温照南', 132, 1],
  [19, 'qiaoyuzhen', '乔毓真', 142, 2],
];
