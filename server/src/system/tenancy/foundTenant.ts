import type { Id } from '@zhilv/contract';
import type { Tenant } from '@zhilv/contract/system';
import { eq } from 'drizzle-orm';
import type { Call } from '../../call/implement.ts';
import { recordHistory } from '../../records/history/recordHistory.ts';
import { creationStamp } from '../../records/stamps.ts';
import { hashPassword } from '../../session/password.ts';
import { addProcessNotices } from '../notify/notifyTemplate.seed.ts';
import { BUILT_IN, roleMenus, roles, TENANT_ADMIN, userRoles } from '../role/role.table.ts';
import { users } from '../user/user.table.ts';
import { tenants } from '../tenant/tenant.table.ts';

interface Founding extends Pick<Tenant, 'contactName' | 'contactMobile'> {
  readonly tenantId: number;
  readonly username: string;
  readonly password: string;
  /** The rows of the tenant's package. */
  readonly menuIds: readonly Id[];
}

const history = recordHistory(users, { fields: ['username', 'nickname', 'mobile', 'status'] });

/** Gives a new tenant its administrator, who has all rows of the package, and the texts of messages. Call it in the transaction that makes the tenant. */
export async function foundTenant(
  call: Pick<Call, 'db' | 'tenantId' | 'clock' | 'request'> & { readonly user: NonNullable<Call['user']> },
  { tenantId, username, password, contactName, contactMobile, menuIds }: Founding,
): Promise<void> {
  const { db } = call;
  const stamp = creationStamp(call);
  const hash = await hashPassword(password);
  const account = { tenantId, username, password: hash, nickname: contactName, mobile: contactMobile || null, ...stamp };
  const role = { tenantId, name: '租户管理员', code: TENANT_ADMIN, type: BUILT_IN, remark: '管理本租户', ...stamp };
  const [administrator] = await db.insert(users).values(account).returning();
  const [administration] = await db.insert(roles).values(role).returning({ id: roles.id });
  if (administrator === undefined || administration === undefined) throw new Error('A new row came back empty.');
  const [userId, roleId] = [administrator.id, administration.id];
  // It is a change by the tenant of the caller, whom the new one must not know.
  await history.keep(db, call, { action: 'create', recordId: userId, before: null, after: administrator });
  await db.insert(userRoles).values({ userId, roleId });
  if (menuIds.length > 0) await db.insert(roleMenus).values(menuIds.map((menuId) => ({ roleId, menuId })));
  await addProcessNotices(db, tenantId);
  await db.update(tenants).set({ contactUserId: userId }).where(eq(tenants.id, tenantId));
}
