import type { TreeListNode } from '@zhilv/ui/tree-list';

/** Gives the labels of the nodes above the one with a key, and its own last; undefined where no node has it. */
function nodePath(nodes: readonly TreeListNode[], key: string): readonly string[] | undefined {
  for (const node of nodes) {
    const below = node.key === key ? [] : nodePath(node.children ?? [], key);
    if (below !== undefined) return [node.label, ...below];
  }
  return undefined;
}

/** Gives the label of the node with a key; undefined where no node has it. */
export const nodeLabel = (nodes: readonly TreeListNode[], key: string): string | undefined => nodePath(nodes, key)?.at(-1);

/** Gives the name of the node with a key: its label, or the `whole` of the labels that lead to it. */
export const nodeName = (nodes: readonly TreeListNode[], key: string, whole: boolean): string | undefined =>
  whole ? nodePath(nodes, key)?.join(' ') : nodeLabel(nodes, key);
