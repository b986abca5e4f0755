import { MAX_PAGE_SIZE } from '@zhilv/contract';
import { type TenantPackage, tenantPackage } from '@zhilv/contract/system';
import { ApiError, call, hasPermission } from '@zhilv/platform';
import type { TreeListNode } from '@zhilv/ui/tree-list';

/** Gives the packages that a tenant can have; of those that are off, which a tenant may have from before, only the names. */
export async function packageNames(): Promise<readonly TreeListNode[]> {
  const [names, off] = await Promise.all([call(tenantPackage.getSimpleList, {}), packagesOff()]);
  return [
    ...names.map(({ id, name }) => ({ key: String(id), label: name })),
    ...off.map(({ id, name }) => ({ key: String(id), label: name, disabled: true, note: '已停用' })),
  ];
}

async function packagesOff(): Promise<readonly TenantPackage[]> {
  if (!hasPermission('system:tenant-package:query')) return [];
  try {
    return (await call(tenantPackage.page, { status: 1, pageSize: MAX_PAGE_SIZE }, { quiet: true })).list;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Their tenants show its number then.
    return [];
  }
}
