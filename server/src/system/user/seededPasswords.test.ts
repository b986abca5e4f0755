import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/openDatabase.ts';
import { openTestDatabase } from '@zhilv/testing/server/open-test-database';
import { users } from './user.table.ts';
import { StartupError } from '../../settings/StartupError.ts';
import { hashPassword } from '../../session/password.ts';
import { changePassword } from './changePassword.ts';
import { checkSeededPasswords, SEEDED_PASSWORD } from './seededPasswords.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  const password = await hashPassword(SEEDED_PASSWORD);
  await database.db.insert(users).values([
    { tenantId: 1, username: 'admin', nickname: '管理员', password },
    { tenantId: 1, username: 'guest', nickname: '访客', password },
    { tenantId: 1, username: 'mallstaff', nickname: '停用', password, status: 1 },
    { tenantId: 1, username: 'colleague', nickname: '同事', password },
  ]);
});
afterAll(() => database.close());

it('names the enabled seeded accounts that have the seeded password, until each has another', async () => {
  await expect(checkSeededPasswords(database.db)).rejects.toThrow(StartupError);
  await expect(checkSeededPasswords(database.db)).rejects.toThrow(
    /admin, guest still have.*npm run admin -- set-password <user>/,
  );

  await changePassword(database.db, 'admin', 'another1');
  await expect(checkSeededPasswords(database.db)).rejects.toThrow(/guest still has/);

  await changePassword(database.db, 'guest', 'another2');
  await expect(checkSeededPasswords(database.db)).resolves.toBeUndefined();
});
