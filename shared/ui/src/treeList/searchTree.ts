import type { NodeOf } from './treeRows.ts';

/** The part of a tree that a search leaves. */
export interface FoundNodes<Node> {
  readonly nodes: readonly Node[];
  /** The keys of the nodes that have a found one below them. */
  readonly above: ReadonlySet<string>;
  /** The number of nodes that match. */
  readonly found: number;
}

/** Keeps the nodes whose labels contain each word of a text, with all above them, by which people know where they are, and all below them. */
export function searchTree<Node extends NodeOf<Node>>(nodes: readonly Node[], text: string): FoundNodes<Node> {
  const asked = text.trim().toLocaleLowerCase().split(/\s+/);
  const above = new Set<string>();
  let found = 0;
  const keep = (beside: readonly Node[], isBelowFound: boolean): readonly Node[] =>
    beside.flatMap((node) => {
      const { children = [] } = node;
      const before = found;
      const label = node.label.toLocaleLowerCase();
      const matches = asked.every((word) => label.includes(word));
      if (matches) found += 1;
      const kept = keep(children, isBelowFound || matches);
      if (found > before + Number(matches)) above.add(node.key);
      if (kept.length === children.length) return matches || isBelowFound || found > before ? [node] : [];
      return found > before ? [{ ...node, children: kept }] : [];
    });
  return { nodes: keep(nodes, false), above, found };
}
