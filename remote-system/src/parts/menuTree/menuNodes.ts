import type { MenuName } from '@zhilv/contract/system';
import { type RecordNode, treeOf } from '@zhilv/crud';
import type { TreeListNode } from '@zhilv/ui/tree-list';

/**
 * Makes the tree of menu rows that a role or a package is given.
 * @param own the ids of the rows that the user has, all others are disabled; null where the user may give all of them
 */
export function menuNodes(names: readonly MenuName[], own: ReadonlySet<string> | null): readonly TreeListNode[] {
  const nodeOf = ({ key, label, children = [] }: RecordNode<MenuName>): TreeListNode => ({
    key,
    label,
    children: children.map(nodeOf),
    ...(own !== null && !own.has(key) && { disabled: true, note: '您没有此权限' }),
  });
  return treeOf(names, ({ name }) => name).map(nodeOf);
}
