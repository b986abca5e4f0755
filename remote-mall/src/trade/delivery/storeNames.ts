import { pickUpStore } from '@zhilv/contract/mall';
import { call } from '@zhilv/platform';
import type { TreeListNode } from '@zhilv/ui/tree-list';

/** Gives the stores that one can choose: those that are on. */
export async function storeNames(): Promise<readonly TreeListNode[]> {
  const names = await call(pickUpStore.listAllSimple, {});
  return names.map(({ id, name }) => ({ key: String(id), label: name }));
}
