import { Button } from '@zhilv/ui/button';
import { Empty } from '@zhilv/ui/plain/empty';
import { FailureDrawing } from '@zhilv/ui/plain/drawings';
import { TraceId } from '@zhilv/ui/trace-id';
import type { Identified } from '../../resource/defineResource.ts';
import styles from './FailureFace.module.css';
import type { ListFailure } from '../../list/listLoader.ts';
import type { List } from '../../list/useList.ts';

export interface FailureFaceProps<Row extends Identified, Name extends string> {
  list: List<Row, Name>;
  failure: ListFailure;
}

/** Says why the records could not be loaded. It offers another try, and a way out of filters that the back end refuses. */
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
