/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions, jsx-a11y/prefer-tag-over-role --
   the grid around the rows has their keys; rows of a table cannot be placed by the pixel */
import { sameId } from '@zhilv/contract';
import type { TreeRow } from '@zhilv/ui/tree-list';
import { ChevronRight, GripVertical } from 'lucide-react';
import type { MoreAction } from '../more/MoreActions.tsx';
import { nameOf, showField } from '../resource/defineResource.ts';
import { RecordCell } from '../table/cell/RecordCell.tsx';
import styles from './TreeGridRow.module.css';
import type { Placed, RecordNode } from './nodes/treeOf.ts';
import type { TreeTableProps } from './TreeTable.tsx';
import type { RowDrag } from './move/useRowDrag.ts';

export interface TreeGridRowProps<Row extends Placed, Name extends string> extends Omit<TreeTableProps<Row, Name>, 'columns'> {
  columns: readonly Name[];
  row: TreeRow<RecordNode<Row>>;
  index: number;
  /** In pixels. */
  height: number;
  /** Whether Tab goes to it. */
  reachable: boolean;
  /** Null where the user cannot draw rows. */
  drag: RowDrag<Row> | null;
  moveTo: MoreAction | null;
  onFold: (unfolded: boolean) => void;
}

/** Draws a record of a tree in columns. */
export function TreeGridRow<Row extends Placed, Name extends string>(props: TreeGridRowProps<Row, Name>) {
  const { list, columns, row, index, height, reachable, drag, moveTo, onFold, rowActions, unswitchable } = props;
  const { resource, highlighted } = list;
  const { node, level, position, siblings, unfolded } = row;
  const [naming, ...others] = columns;
  const name = nameOf(resource, node.row);
  return (
    <div
      role="row"
      data-key={node.key}
      tabIndex={reachable ? 0 : -1}
      aria-rowindex={index + 2}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={unfolded ?? undefined}
      className={styles['row']}
      style={{ transform: `translateY(${index * height}px)`, height }}
      data-highlighted={highlighted !== null && sameId(node.row.id, highlighted)}
      data-dragged={drag?.row === node.row}
      data-over={drag?.over?.into === index}
    >
      <span
        role="rowheader"
        className={styles['name']}
        style={{ paddingInlineStart: `calc(${level - 1} * var(--zhilv-space-5))` }}
      >
        {drag !== null && (
          <span className={styles['grip']} title={`拖动「${name}」`} onPointerDown={(event) => drag.begin(event, node.row)}>
            <GripVertical size={16} strokeWidth={1.5} aria-hidden="true" />
          </span>
        )}
        <span
          className={styles['fold']}
          data-unfolded={unfolded ?? undefined}
          onClick={() => unfolded !== null && onFold(!unfolded)}
        >
          {unfolded !== null && <ChevronRight size={16} strokeWidth={1.5} aria-hidden="true" />}
        </span>
        <span className={styles['label']} title={name}>
          {naming !== undefined && showField(resource, node.row, naming)}
        </span>
      </span>
      {others.map((of) => (
        <span key={of} role="gridcell" className={styles['cell']} data-column={resource.fields[of].column}>
          <RecordCell list={list} row={node.row} name={of} unswitchable={unswitchable?.(node.row) ?? false} />
        </span>
      ))}
      {rowActions && (
        <span role="gridcell" className={styles['actions']}>
          {rowActions(node.row, moveTo)}
        </span>
      )}
    </div>
  );
}
