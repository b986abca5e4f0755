import { OutdatedNote } from '@zhilv/ui/outdated-note';
import { Pagination } from '@zhilv/ui/pagination';
import { type ReactNode, useRef } from 'react';
import { useColumns } from './columns/useColumns.ts';
import type { Identified } from '../resource/defineResource.ts';
import { EmptyFace } from './faces/EmptyFace.tsx';
import { FailureFace } from './faces/FailureFace.tsx';
import { LoadingFace } from './faces/LoadingFace.tsx';
import { FailureActions } from './faces/FailureActions.tsx';
import { RecordCards } from './RecordCards.tsx';
import { RecordGrid } from './RecordGrid.tsx';
import styles from './RecordTable.module.css';
import { scrollToTop } from './scrollToTop.ts';
import { Toolbar } from './Toolbar.tsx';
import type { List } from '../list/useList.ts';
import { usePhone } from '../list/usePhone.ts';

export interface RecordTableProps<Row extends Identified, Name extends string> {
  list: List<Row, Name>;
  /** The first column names the record. */
  columns: readonly NoInfer<Name>[];
  /** A phone's cards have room for two facts: for these, where others than the first columns tell what the record is about. */
  facts?: readonly NoInfer<Name>[];
  /** A record's name leads to this address. */
  link?: (row: Row) => string;
  /** These actions take several rows. Rows get check boxes for users who may do any of them. */
  batchActions?: ReactNode;
  /** These stand beside search, refresh and columns. */
  tools?: ReactNode;
  /** The page has no filters. */
  unfiltered?: boolean;
  /** A row has at most two actions, of one word each, and `MoreActions`. */
  rowActions?: (row: Row) => ReactNode;
  /** Tells of a row whose state is not switched in the list: the user's own account. */
  unswitchable?: (row: Row) => boolean;
  /** Offers the next step when there are no records at all. */
  emptyAction?: ReactNode;
}

/**
 * Shows the records of a list in one of four faces: loading, empty, failed, full. Rows stay, greyed, when they cannot be loaded
 * anew. On a phone rows are cards.
 */
export function RecordTable<Row extends Identified, Name extends string>(props: RecordTableProps<Row, Name>) {
  const {
    list,
    columns: named,
    facts,
    batchActions,
    tools,
    unfiltered = false,
    emptyAction,
    link,
    rowActions,
    unswitchable,
  } = props;
  const phone = usePhone();
  const columns = useColumns<Name>(named, list.opening);
  const top = useRef<HTMLDivElement>(null);
  const { rows, total, state, loading, failure } = list;
  const Rows = phone ? RecordCards : RecordGrid;
  const selectable = batchActions !== undefined;
  return (
    <div ref={top} className={styles['records']} aria-busy={loading}>
      {selectable && <div className={styles['batch']}>{batchActions}</div>}
      <Toolbar list={list} columns={columns} tools={tools} unfiltered={unfiltered} />
      {rows.length > 0 && failure !== null && (
        <div className={styles['outdated']}>
          <OutdatedNote message={failure.message} traceId={failure.traceId}>
            <FailureActions list={list} />
          </OutdatedNote>
        </div>
      )}
      {rows.length > 0 && (
        <div className={styles['rows']} data-loading={loading} data-outdated={failure !== null}>
          <Rows
            list={list}
            columns={columns.shown}
            facts={facts}
            widths={columns.widths}
            link={link}
            chooser={selectable ? styles['chooser'] : undefined}
            rowActions={rowActions}
            unswitchable={unswitchable}
          />
        </div>
      )}
      {rows.length === 0 && (
        <div className={styles['rows']}>
          {loading ? (
            <LoadingFace columns={columns.shown.length} />
          ) : failure === null ? (
            <EmptyFace list={list} action={emptyAction} />
          ) : (
            <FailureFace list={list} failure={failure} />
          )}
        </div>
      )}
      {total > 0 && (
        <div className={styles['pages']}>
          <Pagination
            pageNo={state.pageNo}
            pageSize={state.pageSize}
            total={total}
            onTurnTo={(pageNo) => {
              list.turnTo(pageNo);
              scrollToTop(top.current);
            }}
            onResize={(pageSize) => {
              list.resize(pageSize);
              scrollToTop(top.current);
            }}
          />
        </div>
      )}
    </div>
  );
}
