import { Button } from '@zhilv/ui/button';
import { Empty } from '@zhilv/ui/plain/empty';
import { FailureDrawing } from '@zhilv/ui/plain/drawings';
import { TraceId } from '@zhilv/ui/trace-id';
import type { Identified } from './defineResource.ts';
import styles from './FailureFace.module.css';
import type { ListFailure } from './listLoader.ts';
import type { List } from './useList.ts';

export interface FailureFaceProps<Row extends Identified, Name extends string> {
  list: List<Row, Name>;
  failure: ListFailure;
}

/** The records could not be loaded: why, another try, and the way out of an address that the back end refuses. */
export function FailureFace<Row extends Identified, Name extends string>({
  list,
  failure: { message, traceId },
}: FailureFaceProps<Row, Name>) {
  const { filters, sort } = list.state;
  return (
    <Empty
      drawing={<FailureDrawing />}
      action={
        <div className={styles['actions']}>
          <Button onClick={() => void list.reload()}>重试</Button>
          {(sort !== null || Object.keys(filters).length > 0) && <Button onClick={() => list.clear()}>清除筛选和排序</Button>}
        </div>
      }
      {...(traceId !== null && { note: <TraceId value={traceId} /> })}
    >
      {message}
    </Empty>
  );
}
