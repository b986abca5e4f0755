/** A node with nodes of its own kind below it. Its key is unique in the whole tree. */
export interface NodeOf<Node> {
  readonly key: string;
  readonly label: string;
  /** It can be seen and gone to, and neither chosen nor ticked. */
  readonly disabled?: boolean;
  readonly children?: readonly Node[];
}

/** A node in the list of those that show, with its place in the tree. */
export interface TreeRow<Node> {
  readonly node: Node;
  /** Roots are on level 1. */
  readonly level: number;
  /** The place among the nodes beside it, from 1. */
  readonly position: number;
  /** The number of nodes beside it, with itself. */
  readonly siblings: number;
  /** The index of the row above it in the tree; null for a root. */
  readonly parent: number | null;
  /** Null for a node that has none below it. */
  readonly unfolded: boolean | null;
}

/** Lists the nodes of a tree that show, from top to bottom: those below a folded node do not. */
export function treeRows<Node extends NodeOf<Node>>(
  nodes: readonly Node[],
  isUnfolded: (node: Node, level: number) => boolean,
): readonly TreeRow<Node>[] {
  const rows: TreeRow<Node>[] = [];
  const list = (beside: readonly Node[], level: number, parent: number | null): void => {
    for (const [index, node] of beside.entries()) {
      const { children = [] } = node;
      const unfolded = children.length === 0 ? null : isUnfolded(node, level);
      const row = rows.push({ node, level, position: index + 1, siblings: beside.length, parent, unfolded }) - 1;
      if (unfolded === true) list(children, level + 1, row);
    }
  };
  list(nodes, 1, null);
  return rows;
}

/** Gives every node of a tree, each before those below it. */
export const allNodes = <Node extends NodeOf<Node>>(nodes: readonly Node[]): readonly Node[] =>
  nodes.flatMap((node) => [node, ...allNodes(node.children ?? [])]);

/** Gives the nodes from a root down to the node with this key, without that node; null where no node has it. */
export function nodesAbove<Node extends NodeOf<Node>>(nodes: readonly Node[], key: string): readonly Node[] | null {
  for (const node of nodes) {
    if (node.key === key) return [];
    const below = nodesAbove(node.children ?? [], key);
    if (below !== null) return [node, ...below];
  }
  return null;
}
