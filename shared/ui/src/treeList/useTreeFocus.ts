import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { treeMove } from './treeMove.ts';
import type { NodeOf, TreeRow } from './treeRows.ts';
import type { TreeRows } from './useTreeRows.ts';

interface TreeFocusOptions<Node> {
  readonly tree: TreeRows<Node>;
  /** The element around the rows, each of which has its node's key in `data-key`. */
  readonly root: RefObject<HTMLElement | null>;
  readonly reveal: (row: number) => void;
  /** The keyboard begins at the node with this key. */
  readonly first: string | null;
  readonly onChoose: (row: TreeRow<Node>) => void;
}

export interface TreeFocus {
  /** The index of the one row that Tab goes to. */
  readonly active: number;
  /** Makes a node the one that Tab goes to, and gives it the focus where that is asked for. */
  readonly goTo: (key: string, options?: { readonly focus?: boolean }) => void;
  /** Makes a row that a press has given the focus the one that Tab goes to. */
  readonly onFocus: (event: FocusEvent) => void;
  /** Obeys a key at the row that has the focus itself, and says whether it did. */
  readonly onKeyDown: (event: KeyboardEvent) => boolean;
}

/** Keeps one row of a tree in the order of the Tab key, and goes from row to row by the other keys. */
export function useTreeFocus<Node extends NodeOf<Node>>(options: TreeFocusOptions<Node>): TreeFocus {
  const { tree, root, reveal, first, onChoose } = options;
  const { rows } = tree;
  const [at, setAt] = useState<string | null>(null);
  // The row may have to be drawn before it can have the focus.
  const awaited = useRef(false);
  const indexOf = (key: string | null): number => rows.findIndex(({ node }) => node.key === key);
  const active = [indexOf(at), indexOf(first), 0].find((index) => index !== -1) ?? 0;
  const activeKey = rows[active]?.node.key;

  useLayoutEffect(() => {
    if (!awaited.current || activeKey === undefined) return;
    awaited.current = false;
    reveal(active);
    root.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(activeKey)}"]`)?.focus({ preventScroll: true });
  });

  const onKeyDown = (event: KeyboardEvent): boolean => {
    const row = rows[active];
    if (!(event.target instanceof HTMLElement) || event.target.dataset['key'] === undefined || row === undefined) return false;
    if (event.altKey || event.ctrlKey || event.metaKey) return false;
    const move = treeMove(event.key, rows, active);
    if (move === null) return false;
    event.preventDefault();
    if (move.kind === 'go') {
      awaited.current = true;
      setAt(rows[move.to]?.node.key ?? null);
    } else if (move.kind === 'fold') tree.fold([row.node.key], move.unfolded);
    else if (move.kind === 'choose') onChoose(row);
    else tree.fold(keysBeside(rows, row), true);
    return true;
  };

  const goTo: TreeFocus['goTo'] = (key, { focus = false } = {}) => {
    awaited.current = focus;
    setAt(key);
  };

  const onFocus = ({ target }: FocusEvent): void => {
    const focused = target instanceof HTMLElement ? target.dataset['key'] : undefined;
    if (focused !== undefined) setAt(focused);
  };

  return { active, goTo, onFocus, onKeyDown };
}

const keysBeside = <Node extends NodeOf<Node>>(rows: readonly TreeRow<Node>[], { parent }: TreeRow<Node>): readonly string[] =>
  rows.filter((row) => row.parent === parent && row.unfolded !== null).map(({ node }) => node.key);
