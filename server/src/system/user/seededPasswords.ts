import { and, eq, inArray } from 'drizzle-orm';
import { DEFAULT_TENANT_ID } from '../../session/tenantOfCall.ts';
import type { Database } from '../../db/database.ts';
import { users } from './user.table.ts';
import { StartupError } from '../../settings/StartupError.ts';
import { verifyPassword } from '../../session/password.ts';

/** The accounts that the seed makes to sign in with at first. */
export const SEEDED_USERNAMES = ['admin', 'bpmstaff', 'mallstaff', 'guest'] as const;

/** The password that the seed gives each of them. */
export const SEEDED_PASSWORD = 'admin123';

/**
 * Holds a server back that others can reach while one of its accounts has the password that everybody knows.
 * @throws StartupError that names the accounts and the command that sets a password
 */
export async function checkSeededPasswords(db: Database): Promise<void> {
  const seeded = await db
    .select({ username: users.username, password: users.password })
    .from(users)
    .where(
      and(
        eq(users.tenantId, DEFAULT_TENANT_ID),
        inArray(users.username, [...SEEDED_USERNAMES]),
        eq(users.status, 0),
        eq(users.deleted, false),
      ),
    );
  const known = await Promise.all(seeded.map((user) => verifyPassword(SEEDED_PASSWORD, user.password)));
  const names = seeded.filter((_, index) => known[index]).map((user) => user.username);
  if (names.length === 0) return;
  throw new StartupError(
    `Other machines could sign in: ${names.join(', ')} still ${names.length === 1 ? 'has' : 'have'} the seeded password. ` +
      'Set one for each with `npm run admin -- set-password <user>`, then start again.',
  );
}
