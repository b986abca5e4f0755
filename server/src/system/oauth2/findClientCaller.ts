import { and, eq, getTableColumns, gt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { oauth2Grants } from '../../session/oauth2Grant.table.ts';
import { oauth2Tokens } from '../../session/oauth2Token.table.ts';
import { hashed, type TokenContext } from '../../session/tokens.ts';
import { tenants } from '../tenant/tenant.table.ts';
import { users } from '../user/user.table.ts';
import { oauth2Clients } from './client/oauth2Client.table.ts';

/** Finds what a client's access token stands for: null where token, client or user is no more. */
export async function findClientCaller(db: Database, token: string, { steadyClock, settings }: TokenContext) {
  const now = steadyClock();
  const { id, tenantId, username, nickname, deptId, avatar, email } = getTableColumns(users);
  const [found] = await db
    .select({
      user: { id, tenantId, username, nickname, deptId, avatar, email },
      tenant: { name: tenants.name, status: tenants.status, expireTime: tenants.expireTime },
      scopes: oauth2Grants.scopes,
      clientKey: oauth2Clients.id,
      clientId: oauth2Clients.clientId,
      expiresTime: oauth2Tokens.expiresTime,
    })
    .from(oauth2Tokens)
    .innerJoin(oauth2Grants, eq(oauth2Grants.id, oauth2Tokens.grantId))
    .innerJoin(oauth2Clients, eq(oauth2Clients.id, oauth2Grants.clientId))
    .innerJoin(users, eq(users.id, oauth2Grants.userId))
    .leftJoin(tenants, and(eq(tenants.id, users.tenantId), eq(tenants.deleted, false)))
    .where(
      and(
        eq(oauth2Tokens.tokenHash, hashed(token)),
        eq(oauth2Tokens.isRefresh, false),
        gt(oauth2Tokens.expiresTime, now),
        eq(oauth2Clients.status, 0),
        eq(oauth2Clients.deleted, false),
        eq(users.status, 0),
        eq(users.deleted, false),
      ),
    );
  if (found === undefined) return null;
  // One that began while the clock was ahead lasts no longer than one that begins now.
  const latest = now + settings.accessTokenMs;
  if (found.expiresTime <= latest) return found;
  await db
    .update(oauth2Tokens)
    .set({ expiresTime: latest })
    .where(eq(oauth2Tokens.tokenHash, hashed(token)));
  return { ...found, expiresTime: latest };
}
