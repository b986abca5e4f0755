import type { TreeListNode } from '@zhilv/ui/tree-list';

/** Gives the label of the node with a key; undefined where no node has it. */
export function nodeLabel(nodes: readonly TreeListNode[], key: string): string | undefined {
  for (const node of nodes) {
    const label = node.key === key ? node.label : nodeLabel(node.children ?? [], key);
    if (label !== undefined) return label;
  }
  return undefined;
}
