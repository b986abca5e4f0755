import type { Database } from '../../db/database.ts';
import { hashPassword } from '../../session/password.ts';
import { DEFAULT_TENANT_ID } from '../../session/tenantOfCall.ts';
import { SEEDED_PASSWORD } from './seededPasswords.ts';
import { users } from './user.table.ts';

/** The id of the account that one can always sign in with at first. */
export const ADMINISTRATOR_ID = 1;

/** The account that may do everything. */
export async function seedAdministrator(db: Database): Promise<void> {
  await db.insert(users).values({
    id: ADMINISTRATOR_ID,
    tenantId: DEFAULT_TENANT_ID,
    username: 'admin',
    password: await hashPassword(SEEDED_PASSWORD),
    nickname: '管理员',
    remark: '拥有全部权限',
  });
}
