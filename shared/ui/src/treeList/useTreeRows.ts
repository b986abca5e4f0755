import { useMemo, useState } from 'react';
import { searchTree } from './searchTree.ts';
import { type NodeOf, nodesAbove, type TreeRow, treeRows } from './treeRows.ts';

/** What somebody has folded and unfolded. */
interface Folds {
  /** The keys that were turned, each with whether it is unfolded. */
  readonly turned: ReadonlyMap<string, boolean>;
  /** All others are so; null: as the tree opens. */
  readonly others: boolean | null;
}

const UNTOUCHED: Folds = { turned: new Map(), others: null };

export interface TreeRowsOptions {
  /** Narrows the tree to nodes whose labels contain it. */
  readonly search?: string;
  /** The tree opens with the nodes of so many levels unfolded. */
  readonly unfoldedLevels?: number;
  /** The nodes above the one with this key are unfolded when the tree opens. */
  readonly shown?: string | null;
}

/** The rows of a tree, and the ways to fold them. */
export interface TreeRows<Node> {
  readonly rows: readonly TreeRow<Node>[];
  /** The tree without what the search hides. */
  readonly nodes: readonly Node[];
  /** The number of nodes that match the search; null without one. */
  readonly found: number | null;
  /** The row of the node that alone matches; null where none or several do, or it is folded away. */
  readonly only: TreeRow<Node> | null;
  readonly fold: (keys: readonly string[], unfolded: boolean) => void;
  readonly foldAll: (unfolded: boolean) => void;
}

/** Lists the nodes of a tree that show. Each search opens the tree anew, and leaves the folds of the whole tree as they were. */
export function useTreeRows<Node extends NodeOf<Node>>(
  nodes: readonly Node[],
  { search = '', unfoldedLevels = 1, shown = null }: TreeRowsOptions = {},
): TreeRows<Node> {
  const [folds, setFolds] = useState<ReadonlyMap<string, Folds>>(new Map([['', UNTOUCHED]]));
  const asked = search.trim();
  const present = folds.get(asked) ?? UNTOUCHED;
  const change = (next: Folds): void =>
    setFolds(
      new Map([
        ['', folds.get('') ?? UNTOUCHED],
        [asked, next],
      ]),
    );

  const kept = useMemo(() => (asked === '' ? null : searchTree(nodes, asked)), [nodes, asked]);
  const left = kept?.nodes ?? nodes;
  const rows = useMemo(() => {
    const open = kept?.above ?? new Set((shown === null ? null : nodesAbove(nodes, shown))?.map(({ key }) => key));
    return treeRows(
      left,
      ({ key }, level) =>
        present.turned.get(key) ?? present.others ?? (open.has(key) || (kept === null && level <= unfoldedLevels)),
    );
  }, [nodes, left, kept, present, shown, unfoldedLevels]);

  return {
    rows,
    nodes: left,
    found: kept?.found ?? null,
    only: kept?.found === 1 ? (rows.find(({ node }) => !kept.above.has(node.key)) ?? null) : null,
    fold: (keys, unfolded) =>
      change({ ...present, turned: new Map([...present.turned, ...keys.map((key) => [key, unfolded] as const)]) }),
    foldAll: (unfolded) => change({ turned: new Map(), others: unfolded }),
  };
}
