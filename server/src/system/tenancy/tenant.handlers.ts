import type { Id } from '@zhilv/contract';
import { idOfTenant, tenant, TENANT_CHANGE_REFUSALS } from '@zhilv/contract/system';
import { and, eq, ne } from 'drizzle-orm';
import { BusinessError } from '../../call/BusinessError.ts';
import { type Call, type Implementation, implement } from '../../call/implement.ts';
import type { Database } from '../../db/database.ts';
import { records } from '../../records/records.ts';
import { hasRow } from '../../records/rows.ts';
import { hashPassword } from '../../session/password.ts';
import { DEFAULT_TENANT_ID } from '../../session/tenantOfCall.ts';
import { refuseForeignRows } from '../access/guard/grants.ts';
import { applyPackage } from './applyPackage.ts';
import { tenantPackages } from '../tenantPackage/tenantPackage.table.ts';
import { administrated } from './administrated.ts';
import { foundTenant } from './foundTenant.ts';
import { tenants } from '../tenant/tenant.table.ts';

const declared = records(tenant, tenants, {
  sortable: ['name', 'contactName', 'status', 'expireTime', 'createTime'],
  words: { name: (name) => `名字为【${String(name)}】的租户已存在` },
  create: async (call, rows) => {
    const { username, password: plain, ...input } = call.input;
    const password = await hashPassword(plain);
    return changing(call, async (db) => {
      const within = { ...call, db };
      const menuIds = await openPackage(within, input.packageId);
      const domain = await freeDomain(within, input.domain, null);
      const id = await rows.create(within, { ...input, domain });
      const { contactName, contactMobile } = input;
      await foundTenant(within, { tenantId: Number(id), username, password, contactName, contactMobile, menuIds });
      return id;
    });
  },
  update: async (call, rows) => {
    const { packageId } = call.input;
    const id = Number(call.input.id);
    refuseSystemTenant(id);
    return changing(call, async (db) => {
      const within = { ...call, db };
      const before = await rows.required(within, id);
      const menuIds = isSame(before.packageId, packageId) ? null : await openPackage(within, packageId);
      const domain = await freeDomain(within, call.input.domain, id);
      await rows.update(within, { ...call.input, id, domain });
      if (menuIds !== null) await applyPackage(db, [id], menuIds);
      return true as const;
    });
  },
  beforeDelete: (_, { id }) => refuseSystemTenant(id),
  export: {
    columns: [
      ['租户编号', 'id'],
      ...(['name', 'contactName', 'contactMobile', 'accountCount', 'expireTime', 'domain', 'status', 'createTime'] as const),
    ],
  },
});

/** Tenants (docs/protocol/system.md §3), and what signing in asks about them. */
export const handlers: readonly Implementation[] = [
  ...administrated(declared.handlers),
  implement(idOfTenant, async ({ db, input }) => {
    const named = and(eq(tenants.name, input.name), eq(tenants.deleted, false));
    const [found] = await db.select({ id: tenants.id }).from(tenants).where(named);
    return found?.id ?? null;
  }),
];

type Within = Pick<Call, 'db' | 'tenantId'> & { readonly user: NonNullable<Call['user']> };

/** Changes of tenants come one after the other, for no index says which domain is taken. */
const changing = <Result>({ db }: Pick<Call, 'db'>, change: (db: Database) => Promise<Result>): Promise<Result> =>
  db.transaction(async (transaction) => {
    await transaction.select({ id: tenants.id }).from(tenants).where(eq(tenants.id, DEFAULT_TENANT_ID)).for('update');
    return change(transaction);
  });

/** The first tenant has no package and does not end: whoever administrates all others belongs to it. */
function refuseSystemTenant(id: Id): void {
  if (String(id) === String(DEFAULT_TENANT_ID))
    throw new BusinessError(TENANT_CHANGE_REFUSALS.systemTenant, '系统租户不能进行修改、删除等操作！');
}

/**
 * Gives the rows of a package, and keeps others from changing it until the transaction is over.
 * @throws BusinessError for one that is missing or off, or has rows that the caller does not have
 */
async function openPackage(call: Within, id: Id): Promise<readonly Id[]> {
  const [found] = await call.db
    .select()
    .from(tenantPackages)
    .where(and(eq(tenantPackages.id, id), eq(tenantPackages.deleted, false)))
    .for('share');
  if (found === undefined) throw new BusinessError(1002016000, '租户套餐不存在');
  if (found.status !== 0) throw new BusinessError(TENANT_CHANGE_REFUSALS.packageOff, `名字为【${found.name}】的租户套餐已被禁用`);
  await refuseForeignRows(call, found.menuIds);
  return found.menuIds;
}

/** Gives the domain, null for none. @throws BusinessError when another tenant has it */
async function freeDomain(call: Within, given: string | null | undefined, ownId: number | null): Promise<string | null> {
  const domain = given?.trim() ?? '';
  if (domain === '') return null;
  if (await hasRow(call, tenants, and(eq(tenants.domain, domain), ownId === null ? undefined : ne(tenants.id, ownId))))
    throw new BusinessError(TENANT_CHANGE_REFUSALS.domainTaken, `域名为【${domain}】的租户已存在`);
  return domain;
}

const isSame = (one: Id | null, other: Id): boolean => one !== null && String(one) === String(other);
