import type { Id } from '@zhilv/contract';
import { tenantPackage } from '@zhilv/contract/system';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { BusinessError } from '../../call/BusinessError.ts';
import { implement } from '../../call/implement.ts';
import type { Database } from '../../db/database.ts';
import { records } from '../../records/records.ts';
import { hasRow, rowsWhere } from '../../records/rows.ts';
import { refuseForeignRows } from '../access/guard/grants.ts';
import { menus } from '../menu/menu.table.ts';
import { administrated } from './administrated.ts';
import { tenants } from '../tenant/tenant.table.ts';
import { applyPackage } from './applyPackage.ts';
import { inOrder } from './inOrder.ts';
import { tenantPackages } from '../tenantPackage/tenantPackage.table.ts';

const declared = records(tenantPackage, tenantPackages, {
  words: { name: '已经存在该名字的租户套餐' },
  within: inOrder,
  create: async (call, rows) => {
    const menuIds = await requiredRows(call.db, call.input.menuIds);
    await refuseForeignRows(call, menuIds);
    return rows.create(call, { ...call.input, menuIds });
  },
  update: async (call, rows) => {
    const { id } = call.input;
    const menuIds = await requiredRows(call.db, call.input.menuIds);
    const before = await rows.required(call, id, ['menuIds']);
    await refuseForeignRows(call, difference(before.menuIds, menuIds));
    await rows.update(call, { ...call.input, menuIds });
    await applyPackage(call.db, await holders(call.db, id), menuIds);
    return true as const;
  },
  beforeDelete: async (call, { id }) => {
    if (await hasRow(call, tenants, eq(tenants.packageId, id)))
      throw new BusinessError(1002016001, '租户正在使用该套餐，请给租户重新设置套餐后再尝试删除');
  },
});

/** What tenants may use at most (docs/protocol/system.md §3). */
export const handlers = administrated([
  ...declared.handlers,
  implement(tenantPackage.getSimpleList, (call) =>
    rowsWhere(call, tenantPackages, eq(tenantPackages.status, 0), {
      orderBy: [asc(tenantPackages.id)],
      columns: ['id', 'name'],
    }),
  ),
  implement(tenantPackage.listTenants, (call) =>
    rowsWhere(call, tenants, eq(tenants.packageId, call.input.id), { orderBy: [asc(tenants.id)], columns: ['id', 'name'] }),
  ),
]);

/** Gives the ids, each once. @throws BusinessError for a menu row that is not there */
async function requiredRows(db: Database, given: readonly Id[]): Promise<Id[]> {
  const ids = [...new Map(given.map((id) => [String(id), id])).values()];
  if (ids.length === 0) return ids;
  const known = await db.$count(menus, and(inArray(menus.id, ids), eq(menus.deleted, false)));
  if (known < ids.length) throw new BusinessError(1002001003, '菜单不存在');
  return ids;
}

/** The ids that stand in one of the lists alone. */
function difference(one: readonly Id[], other: readonly Id[]): readonly Id[] {
  const [ones, others] = [new Set(one.map(String)), new Set(other.map(String))];
  return [...one.filter((id) => !others.has(String(id))), ...other.filter((id) => !ones.has(String(id)))];
}

/** The tenants with a package; deleted ones too, for they may come back. */
async function holders(db: Database, packageId: Id): Promise<readonly number[]> {
  const found = await db.select({ id: tenants.id }).from(tenants).where(eq(tenants.packageId, packageId));
  return found.map(({ id }) => id);
}
