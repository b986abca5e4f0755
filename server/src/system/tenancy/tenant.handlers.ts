import type { Id } from '@zhilv/contract';
import { idOfTenant, tenant, TENANT_CHANGE_REFUSALS } from '@zhilv/contract/system';
import { and, eq, type InferSelectModel, ne } from 'drizzle-orm';
import { BusinessError } from '../../call/BusinessError.ts';
import { type Call, type Implementation, implement } from '../../call/implement.ts';
import { records } from '../../records/records.ts';
import { findRow, hasRow } from '../../records/rows.ts';
import { DEFAULT_TENANT_ID } from '../../session/tenantOfCall.ts';
import { refuseForeignRows } from '../access/guard/grants.ts';
import { applyPackage } from './applyPackage.ts';
import { tenantPackages } from '../tenantPackage/tenantPackage.table.ts';
import { administrated } from './administrated.ts';
import { foundTenant } from './foundTenant.ts';
import { inOrder } from './inOrder.ts';
import { tenants } from '../tenant/tenant.table.ts';

const declared = records(tenant, tenants, {
  sortable: ['name', 'contactName', 'status', 'expireTime', 'createTime'],
  words: { name: (name) => `名字为【${String(name)}】的租户已存在` },
  within: inOrder,
  create: async (call, rows) => {
    const { username, password, ...input } = call.input;
    const menuIds = await openPackage(call, input.packageId);
    const domain = await freeDomain(call, input.domain, null);
    const id = await rows.create(call, { ...input, domain });
    const { contactName, contactMobile } = input;
    await foundTenant(call, { tenantId: Number(id), username, password, contactName, contactMobile, menuIds });
    return id;
  },
  update: async (call, rows) => {
    const { packageId } = call.input;
    const id = Number(call.input.id);
    refuseSystemTenant(id);
    const before = await rows.required(call, id);
    const menuIds = isSame(before.packageId, packageId) ? null : await openPackage(call, packageId);
    const domain = await freeDomain(call, call.input.domain, id);
    await rows.update(call, { ...call.input, id, domain });
    if (menuIds !== null) await applyPackage(call.db, [id], menuIds);
    return true as const;
  },
  beforeDelete: (_, { id }) => refuseSystemTenant(id),
  // Others may have taken the one and deleted the other meanwhile.
  beforeRestore: async (call, { id, domain, packageId }) => {
    await freeDomain(call, domain, id);
    if (packageId !== null) await requiredPackage(call, packageId);
  },
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

/** The first tenant has no package and does not end: whoever administrates all others belongs to it. */
function refuseSystemTenant(id: Id): void {
  if (String(id) === String(DEFAULT_TENANT_ID))
    throw new BusinessError(TENANT_CHANGE_REFUSALS.systemTenant, '系统租户不能进行修改、删除等操作！');
}

/** Gives the rows of a package. @throws BusinessError for one that is missing or off, or has rows that the caller does not have */
async function openPackage(call: Within, id: Id): Promise<readonly Id[]> {
  const { name, status, menuIds } = await requiredPackage(call, id);
  if (status !== 0) throw new BusinessError(TENANT_CHANGE_REFUSALS.packageOff, `名字为【${name}】的租户套餐已被禁用`);
  await refuseForeignRows(call, menuIds);
  return menuIds;
}

async function requiredPackage(call: Within, id: Id): Promise<InferSelectModel<typeof tenantPackages>> {
  const found = await findRow(call, tenantPackages, id);
  if (found === null) throw new BusinessError(1002016000, '租户套餐不存在');
  return found;
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
