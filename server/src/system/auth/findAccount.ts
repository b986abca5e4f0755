import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { SignedInUser } from '../../call/SignedInUser.ts';
import type { Database } from '../../db/database.ts';
import { accessTokens } from '../../session/token.table.ts';
import { bearerToken, hashed, type TokenContext } from '../../session/tokens.ts';
import { roleRevisions } from '../role/role.table.ts';
import { tenants } from '../tenant/tenant.table.ts';
import { users } from '../user/user.table.ts';

/** An enabled user with a living access token. */
interface FoundAccount {
  readonly account: Omit<SignedInUser, 'roles' | 'permissions' | 'dataScope'>;
  /** Null where there is none of the user's tenant id. */
  readonly tenant: Pick<typeof tenants.$inferSelect, 'name' | 'status' | 'expireTime'> | null;
  /** Changes with what roles give to whom; null where the database does not tell. */
  readonly revision: string | null;
}

/**
 * Finds the user that an `Authorization` header stands for, and all else of the moment that every call asks about its caller.
 * The database has the question as a function (migration 0007), because planning its five tables anew took four times as
 * long as answering it.
 */
export async function findAccount(
  db: Database,
  authorization: string | null,
  { steadyClock, settings }: TokenContext,
): Promise<FoundAccount | null> {
  const token = bearerToken(authorization);
  if (token === null) return null;
  const now = steadyClock();
  const [found] = await db
    .select(COLUMNS)
    .from(sql`"system_caller"(${hashed(token)}, ${new Date(now).toISOString()}::timestamptz)`);
  if (found === undefined) return null;
  const { tenantName, tenantStatus, tenantExpireTime, revision, tokenExpiresTime, ...account } = found;
  // One that began while the clock was ahead lasts no longer than one that begins now.
  const latest = now + settings.accessTokenMs;
  if (tokenExpiresTime > latest)
    await db
      .update(accessTokens)
      .set({ expiresTime: latest })
      .where(eq(accessTokens.tokenHash, hashed(token)));
  const tenant =
    tenantName === null || tenantStatus === null || tenantExpireTime === null
      ? null
      : { name: tenantName, status: tenantStatus, expireTime: tenantExpireTime };
  return { account, tenant, revision };
}

/** A column of the function's answer, which is read as that of a table. */
const read = <Column extends PgColumn>(name: string, column: Column): SQL<Column['_']['data']> =>
  sql<Column['_']['data']>`${sql.identifier(name)}`.mapWith(column);

const nullable = <Column extends PgColumn>(name: string, column: Column): SQL<Column['_']['data'] | null> => read(name, column);

const COLUMNS = {
  id: read('id', users.id),
  tenantId: read('tenant_id', users.tenantId),
  username: read('username', users.username),
  nickname: read('nickname', users.nickname),
  deptId: nullable('dept_id', users.deptId),
  avatar: nullable('avatar', users.avatar),
  email: nullable('email', users.email),
  tokenExpiresTime: read('token_expires_time', accessTokens.expiresTime),
  tenantName: nullable('tenant_name', tenants.name),
  tenantStatus: nullable('tenant_status', tenants.status),
  tenantExpireTime: nullable('tenant_expire_time', tenants.expireTime),
  revision: nullable('role_revision', roleRevisions.revision),
};
