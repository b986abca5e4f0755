import { Pagination } from '@zhilv/ui/pagination';
import { type ReactNode, useRef } from 'react';
import type { Identified } from './defineResource.ts';
import { EmptyFace } from './EmptyFace.tsx';
import { FailureFace } from './FailureFace.tsx';
import { LoadingFace } from './LoadingFace.tsx';
import { RecordCards } from './RecordCards.tsx';
import { RecordGrid } from './RecordGrid.tsx';
import styles from './RecordTable.module.css';
import { scrollToTop } from './scrollToTop.ts';
import type { List } from './useList.ts';
import { usePhone } from './usePhone.ts';

export interface RecordTableProps<Row extends Identified, Name extends string> {
  list: List<Row, Name>;
  /** The first names the record. */
  columns: readonly NoInfer<Name>[];
  /** At most two words for a row. */
  rowActions?: (row: Row) => ReactNode;
  /** The next step where there are no records at all. */
  emptyAction?: ReactNode;
}

/** The records of a list in one of four faces: loading, empty, failed, full; on a phone as cards. */
export function RecordTable<Row extends Identified, Name extends string>(props: RecordTableProps<Row, Name>) {
  const { list, emptyAction, ...view } = props;
  const phone = usePhone();
  const top = useRef<HTMLDivElement>(null);
  const { rows, total, state, loading, failure } = list;
  const Rows = phone ? RecordCards : RecordGrid;
  return (
    <div ref={top} className={styles['records']} aria-busy={loading}>
      {rows.length > 0 && (
        <div className={styles['rows']} data-loading={loading}>
          <Rows list={list} {...view} />
        </div>
      )}
      {rows.length === 0 && loading && <LoadingFace columns={view.columns.length} />}
      {rows.length === 0 && !loading && failure !== null && <FailureFace failure={failure} onRetry={() => void list.reload()} />}
      {rows.length === 0 && !loading && failure === null && <EmptyFace list={list} action={emptyAction} />}
      {total > 0 && (
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
      )}
    </div>
  );
}
