import { randomBytes } from 'node:crypto';
import type { Database } from '../../src/db/database.ts';
import { hashPassword } from '../../src/session/password.ts';
import { DEFAULT_TENANT_ID } from '../../src/session/tenantOfCall.ts';
import { SEEDED_PASSWORD, type SEEDED_USERNAMES } from '../../src/system/user/seededPasswords.ts';
import { ADMINISTRATOR_ID } from '../../src/system/user/user.seed.ts';
import { users } from '../../src/system/user/user.table.ts';

/** The ids of the accounts that one can sign in with at first. */
export const demoAccounts = { admin: ADMINISTRATOR_ID, bpmstaff: 2, mallstaff: 3, guest: 4 } as const satisfies Record<
  (typeof SEEDED_USERNAMES)[number],
  number
>;

/** The phone of an account, to sign in by a code; numbers of this kind belong to nobody. */
const demoMobile = (username: Exclude<keyof typeof demoAccounts, 'admin'>): string => `1380000000${demoAccounts[username]}`;

/** The company's people besides its administrator. */
export async function seedUsers(db: Database): Promise<void> {
  const tenantId = DEFAULT_TENANT_ID;
  for (const [id, username, nickname, deptId, remark] of accountRows) {
    const password = await hashPassword(SEEDED_PASSWORD);
    await db.insert(users).values({ id, tenantId, username, password, nickname, deptId, remark, mobile: demoMobile(username) });
  }
  // Colleagues stand in lists and lead departments; nobody knows their password until an administrator sets one.
  const password = await hashPassword(randomBytes(32).toString('base64'));
  await db
    .insert(users)
    .values(
      colleagueRows.map(([id, username, nickname, deptId, sex]) => ({ id, tenantId, username, password, nickname, deptId, sex })),
    );
}

const accountRows: readonly (readonly [
  id: number,
  username: Parameters<typeof demoMobile>[0],
  nickname: string,
  deptId: number,
  remark: string,
])[] = [
  [demoAccounts.bpmstaff, 'bpmstaff', '贺文渊', 141, '负责流程表单、模型与审批'],
  [demoAccounts.mallstaff, 'mallstaff', '陶映雪', 132, '负责商品与订单'],
  [demoAccounts.guest, 'guest', '访客', 131, '只能查看个人资料和站内信'],
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
