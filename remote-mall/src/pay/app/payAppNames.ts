import { payApp } from '@zhilv/contract/pay';
import { call } from '@zhilv/platform';
import type { TreeListNode } from '@zhilv/ui/tree-list';

/** Gives the applications that one can choose. */
export async function payAppNames(): Promise<readonly TreeListNode[]> {
  const apps = await call(payApp.list, {});
  return apps.map(({ id, name }) => ({ key: String(id), label: name }));
}
