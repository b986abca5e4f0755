import { RetryFailure } from '../failure/ApiFailure.tsx';
import { Empty } from '@zhilv/ui/plain/empty';
import { Skeleton } from '@zhilv/ui/plain/skeleton';
import type { Identified, Resource } from '../resource/defineResource.ts';
import { ChangeItems } from './ChangeItems.tsx';
import styles from './ChangeList.module.css';
import type { ChangesAnswer } from './useChanges.ts';

export interface ChangeListProps<Row extends Identified, Name extends string> {
  resource: Resource<Row, Name>;
  row: NoInfer<Row>;
  answer: ChangesAnswer;
  onRetry: () => void;
}

/** Lists the changes of a record, the newest first: who made each, when, and what it was before. */
export function ChangeList<Row extends Identified, Name extends string>(props: ChangeListProps<Row, Name>) {
  const { resource, row, answer, onRetry } = props;
  if (answer === null) {
    return (
      <div className={styles['loading']} role="status" aria-label="正在加载">
        {['38%', '80%', '64%', '40%', '72%'].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    );
  }
  if ('failure' in answer) return <RetryFailure failure={answer.failure} onRetry={onRetry} />;
  if (answer.changes.length === 0) return <Empty>没有变更记录：近 180 天内没有人改过它。</Empty>;
  return (
    <>
      <ChangeItems label="变更记录" fields={resource.fields} row={row} changes={answer.changes} />
      <p className={styles['end']}>变更记录保留 180 天。</p>
    </>
  );
}
