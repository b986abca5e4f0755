import { express } from '@zhilv/contract/mall';
import { call } from '@zhilv/platform';
import type { TreeListNode } from '@zhilv/ui/tree-list';

/** Gives the couriers whom one can choose: those that are on. */
export async function courierNames(): Promise<readonly TreeListNode[]> {
  const names = await call(express.listAllSimple, {});
  return names.map(({ id, name }) => ({ key: String(id), label: name }));
}
