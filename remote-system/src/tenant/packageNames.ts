import { tenantPackage } from '@zhilv/contract/system';
import { call } from '@zhilv/platform';
import type { TreeListNode } from '@zhilv/ui/tree-list';

/** Gives the packages that a tenant can have. */
export async function packageNames(): Promise<readonly TreeListNode[]> {
  const names = await call(tenantPackage.getSimpleList, {});
  return names.map(({ id, name }) => ({ key: String(id), label: name }));
}
