import type { Id } from '@zhilv/contract';
import { menu, type TenantPackage, tenantPackage } from '@zhilv/contract/system';
import { formatNumber } from '@zhilv/format';
import { call, confirm } from '@zhilv/platform';
import { isLacking } from '../parts/lacking/isLacking.ts';

/** A question names so many. */
const NAMED = 5;

/**
 * Asks before tenants lose what a package no longer has, and says who loses what.
 * @returns whether the package may be saved
 * @throws ApiError
 */
export async function askNarrowing(before: TenantPackage, menuIds: readonly Id[]): Promise<boolean> {
  const kept = new Set(menuIds.map(String));
  const lost = new Set(before.menuIds.map(String).filter((id) => !kept.has(id)));
  if (lost.size === 0) return true;
  const [tenants, menus] = await Promise.all([tenantsOf(before.id), call(menu.listAllSimple, {}, { quiet: true })]);
  if (tenants?.length === 0) return true;
  const whose =
    tenants === null
      ? '正在使用此套餐的租户'
      : `有 ${formatNumber(tenants.length)} 个租户正在使用此套餐：${listed(tenants, tenants.length)}。保存后它们`;
  // Rows that are off have no name in the list.
  const names = menus.filter(({ id }) => lost.has(String(id)));
  const what = `${formatNumber(lost.size)} 项菜单${names.length === 0 ? '' : `：${listed(names, lost.size)}`}`;
  return confirm({ content: `${whose}的所有角色会立即失去 ${what}。之后加回套餐时，只有租户管理员自动恢复。`, danger: true });
}

async function tenantsOf(id: Id): Promise<readonly { readonly name: string }[] | null> {
  try {
    return await call(tenantPackage.listTenants, { id }, { quiet: true });
  } catch (error) {
    if (!isLacking(error)) throw error;
    return null;
  }
}

const listed = (all: readonly { readonly name: string }[], count: number): string => {
  const named = all.slice(0, NAMED).map(({ name }) => `「${name}」`);
  return named.join('、') + (count > named.length ? '等' : '');
};
