/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the tree around the rows has their keys */
import { Check, ChevronRight, Minus } from 'lucide-react';
import { classList } from '../plain/classList.ts';
import type { CheckState } from './checkTree.ts';
import type { TreeListNode } from './TreeList.tsx';
import styles from './TreeListRow.module.css';
import type { TreeRow } from './treeRows.ts';

export interface TreeListRowProps {
  row: TreeRow<TreeListNode>;
  /** The place in the tree and the height of the row, in pixels. */
  top: number;
  height: number;
  /** Whether the note stands below the label, which has two lines. */
  stacked: boolean;
  /** Whether Tab goes to it. */
  reachable: boolean;
  /** The tick; null in a tree of which one node is chosen. */
  ticked: CheckState | null;
  selected: boolean;
  onFold: (unfolded: boolean) => void;
  onChoose: () => void;
}

/** Draws a node of a {@link TreeList}: the mark that folds it, its tick, its label, its note and its count. */
export function TreeListRow(props: TreeListRowProps) {
  const { row, top, height, stacked, reachable, ticked, selected, onFold, onChoose } = props;
  const { node, level, position, siblings, unfolded } = row;
  return (
    <div
      role="treeitem"
      data-key={node.key}
      tabIndex={reachable ? 0 : -1}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={unfolded ?? undefined}
      aria-selected={ticked === null ? selected : undefined}
      aria-checked={ticked ?? undefined}
      aria-disabled={node.disabled || undefined}
      className={styles['row']}
      style={{ transform: `translateY(${top}px)`, height, paddingInlineStart: `calc(${level - 1} * var(--zhilv-space-4))` }}
      onClick={onChoose}
    >
      <span
        className={classList(styles['fold'], unfolded === true && styles['unfolded'])}
        onClick={(event) => {
          if (unfolded === null) return;
          // A press on the mark chooses nothing.
          event.stopPropagation();
          onFold(!unfolded);
        }}
      >
        {unfolded !== null && <ChevronRight size={16} strokeWidth={1.5} aria-hidden="true" />}
      </span>
      {ticked !== null && (
        <span className={styles['tick']} data-state={String(ticked)} aria-hidden="true">
          {ticked === true && <Check size={12} strokeWidth={3} />}
          {ticked === 'mixed' && <Minus size={12} strokeWidth={3} />}
        </span>
      )}
      <span className={styles[stacked ? 'stacked' : 'line']}>
        <span className={styles['label']} title={node.label}>
          {node.label}
        </span>
        {node.note !== undefined && <span className={styles['note']}>{node.note}</span>}
      </span>
      {node.count !== undefined && <span className={styles['count']}>{node.count}</span>}
    </div>
  );
}
