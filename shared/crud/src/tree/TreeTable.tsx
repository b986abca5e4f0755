import { OutdatedNote } from '@zhilv/ui/outdated-note';
import type { ReactNode } from 'react';
import type { List } from '../list/useList.ts';
import type { MoreAction } from '../more/MoreActions.tsx';
import { useColumns } from '../table/columns/useColumns.ts';
import { EmptyFace } from '../table/faces/EmptyFace.tsx';
import { FailureActions } from '../table/faces/FailureActions.tsx';
import { FailureFace } from '../table/faces/FailureFace.tsx';
import { LoadingFace } from '../table/faces/LoadingFace.tsx';
import { Toolbar } from '../table/Toolbar.tsx';
import { treeCode } from './treeCode.ts';
import type { Placed } from './nodes/treeOf.ts';
import styles from './TreeTable.module.css';
import type { TreeMoving } from './move/useMoving.ts';

export interface TreeTableProps<Row extends Placed, Name extends string> {
  /** The list of a page whose `loader` is `treeLoader`. */
  list: List<Row, Name>;
  /** The first column names the record. */
  columns: readonly NoInfer<Name>[];
  /** The tree opens with the records of so many levels unfolded. */
  unfoldedLevels?: number;
  /** Says how records are moved; without it they stay where they are. */
  moving?: TreeMoving<NoInfer<Row>>;
  /** These stand beside search, refresh and columns. */
  tools?: ReactNode;
  /** A row has at most two actions, of one word each, and `MoreActions`, which take `moveTo` where the user may move the record. */
  rowActions?: (row: Row, moveTo: MoreAction | null) => ReactNode;
  /** Tells of a row whose state is not switched in the list. */
  unswitchable?: (row: Row) => boolean;
  /** Offers the next step when there are no records at all. */
  emptyAction?: ReactNode;
}

/**
 * Shows records below one another, in one of four faces: loading, empty, failed, full. They are folded, gone through by keys, and
 * moved by pointer, by Alt with an arrow key, and by a dialog.
 */
export function TreeTable<Row extends Placed, Name extends string>(props: TreeTableProps<Row, Name>) {
  const { list, tools, emptyAction } = props;
  const columns = useColumns<Name>(props.columns);
  const { rows, loading, failure } = list;
  const code = treeCode.read();
  return (
    <div className={styles['records']} aria-busy={loading}>
      <div className={styles['above']}>
        {rows.length > 0 && failure !== null && (
          <OutdatedNote message={failure.message} traceId={failure.traceId}>
            <FailureActions list={list} />
          </OutdatedNote>
        )}
        <Toolbar list={list} columns={columns} tools={tools} />
      </div>
      {rows.length > 0 && code !== null && <code.TreeGrid {...props} columns={columns} />}
      {rows.length > 0 && code === null && <p role="alert">内容加载失败，请检查网络后刷新</p>}
      {rows.length === 0 &&
        (loading ? (
          <LoadingFace columns={columns.shown.length} />
        ) : failure === null ? (
          <EmptyFace list={list} action={emptyAction} />
        ) : (
          <FailureFace list={list} failure={failure} />
        ))}
    </div>
  );
}
