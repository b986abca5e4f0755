import { user } from '@zhilv/contract/system';
import { call } from '@zhilv/platform';
import type { TreeListNode } from '@zhilv/ui/tree-list';

/** Gives the users whom one can choose: those whose accounts are on, as far as one sees them. */
export async function userNames(): Promise<readonly TreeListNode[]> {
  const names = await call(user.listAllSimple, {});
  return names.map(({ id, nickname }) => ({ key: String(id), label: nickname }));
}
