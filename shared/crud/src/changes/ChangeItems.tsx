import type { ChangedField, RecordChange } from '@zhilv/contract/resource';
import { formatDateTime } from '@zhilv/format';
import type { ReactNode } from 'react';
import { Absent } from '../kinds/Absent.tsx';
import type { Identified } from '../resource/defineResource.ts';
import type { Field } from '../resource/Field.ts';
import styles from './ChangeList.module.css';

export interface ChangeItemsProps {
  /** The list's name. */
  label: string;
  /** The fields of the records by their names; one that is not known shows as it was kept. */
  fields: Readonly<Record<string, Field<never> | undefined>>;
  row: Identified;
  changes: readonly RecordChange[];
}

/** Lists changes: who made each, when, and what each field was before. */
export function ChangeItems({ label, fields, row, changes }: ChangeItemsProps) {
  return (
    <ol className={styles['changes']} aria-label={label}>
      {changes.map((change) => (
        <li key={String(change.id)} className={styles['change']}>
          <Change fields={fields} row={row} change={change} />
        </li>
      ))}
    </ol>
  );
}

const ACTIONS: Readonly<Record<RecordChange['action'], string>> = {
  create: '新增',
  update: '修改',
  delete: '删除',
  restore: '恢复',
};

interface ChangeProps extends Pick<ChangeItemsProps, 'fields' | 'row'> {
  change: RecordChange;
}

function Change({ fields: known, row, change }: ChangeProps) {
  const { action, username, createTime, fields } = change;
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

/** Says what a field was and what it became; a new record was nothing, and a deleted one becomes nothing. */
function valuesOf(changed: ChangedField, action: RecordChange['action'], field: Field<never> | undefined, row: Identified) {
  if (changed.secret) return <span className={styles['secret']}>******（不显示）</span>;
  const after = <ins className={styles['after']}>{shown(changed.after, field, row)}</ins>;
  if (action === 'create') return after;
  const before = <del className={styles['before']}>{shown(changed.before, field, row)}</del>;
  if (action === 'delete') return before;
  return (
    <>
      {before}
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
