import type { ChangedField, RecordChange } from '@zhilv/contract/resource';
import { formatDateTime } from '@zhilv/format';
import { Button } from '@zhilv/ui/button';
import { ApiErrorDrawing } from '@zhilv/ui/plain/drawings';
import { Empty } from '@zhilv/ui/plain/empty';
import { Skeleton } from '@zhilv/ui/plain/skeleton';
import { TraceId } from '@zhilv/ui/trace-id';
import type { ReactNode } from 'react';
import { Absent } from '../kinds/Absent.tsx';
import type { Field } from '../resource/Field.ts';
import type { Identified, Resource } from '../resource/defineResource.ts';
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
  if ('failure' in answer) {
    const { failure } = answer;
    const { message, traceId } = failure;
    return (
      <Empty
        drawing={<ApiErrorDrawing error={failure} />}
        action={<Button onClick={onRetry}>重试</Button>}
        {...(traceId !== null && { note: <TraceId value={traceId} /> })}
      >
        <span role="alert">{message}</span>
      </Empty>
    );
  }
  if (answer.changes.length === 0) return <Empty>没有变更记录：近 180 天内没有人改过它。</Empty>;
  return (
    <>
      <ol className={styles['changes']} aria-label="变更记录">
        {answer.changes.map((change) => (
          <li key={String(change.id)} className={styles['change']}>
            <Change resource={resource} row={row} change={change} />
          </li>
        ))}
      </ol>
      <p className={styles['end']}>变更记录保留 180 天。</p>
    </>
  );
}

const ACTIONS: Readonly<Record<RecordChange['action'], string>> = {
  create: '新增',
  update: '修改',
  delete: '删除',
  restore: '恢复',
};

interface ChangeProps<Row extends Identified, Name extends string> extends Pick<ChangeListProps<Row, Name>, 'resource' | 'row'> {
  change: RecordChange;
}

function Change<Row extends Identified, Name extends string>({ resource, row, change }: ChangeProps<Row, Name>) {
  const { action, username, createTime, fields } = change;
  const known = resource.fields as Readonly<Record<string, Field<never> | undefined>>;
  return (
    <>
      <p className={styles['head']}>
        <strong className={styles['action']}>{ACTIONS[action]}</strong>
        <span className={styles['who']}>{username ?? '其他租户的用户'}</span>
        <time className={styles['when']} dateTime={new Date(createTime).toISOString()}>
          {formatDateTime(createTime)}
        </time>
      </p>
      {fields.length > 0 && (
        <dl className={styles['fields']}>
          {fields.map((changed) => (
            <div key={changed.field} className={styles['field']}>
              <dt>{known[changed.field]?.label ?? changed.field}</dt>
              <dd>{valuesOf(changed, action, known[changed.field], row)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** Says what a field was and what it became; of a new record there is nothing that it was. */
function valuesOf(changed: ChangedField, action: RecordChange['action'], field: Field<never> | undefined, row: Identified) {
  if (changed.secret) return <span className={styles['secret']}>******（不显示）</span>;
  const after = <ins className={styles['after']}>{shown(changed.after, field, row)}</ins>;
  if (action === 'create') return after;
  return (
    <>
      <del className={styles['before']}>{shown(changed.before, field, row)}</del>
      <span className={styles['arrow']} aria-label="改为">
        →
      </span>
      {after}
    </>
  );
}

/** Shows a value as the list does, but a long text whole. */
function shown(value: ChangedField['before'], field: Field<never> | undefined, row: Identified): ReactNode {
  if (value === null || value === '') return <Absent />;
  if (field === undefined || field.column === 'long') return String(value);
  // The history has the values of this field's own column.
  return (field as Field<unknown>).show(value, row);
}
