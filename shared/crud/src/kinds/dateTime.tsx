import { formatDateTime } from '@zhilv/platform';
import type { Field } from '../Field.ts';
import { Absent } from './Absent.tsx';
import { DateRangeInput } from './DateRangeInput.tsx';
import { DateTimeInput } from './DateTimeInput.tsx';
import { formatRelative } from './formatRelative.ts';
import styles from './kinds.module.css';

/** An instant (epoch ms); how long ago it was shows on hover. A list is filtered by a range of days or times. */
export const dateTime = (label: string): Field<number | null | undefined> => ({
  label,
  empty: null,
  column: 'time',
  range: true,
  show: (value) =>
    value === null || value === undefined ? (
      <Absent />
    ) : (
      <time className={styles['time']} dateTime={new Date(value).toISOString()} title={formatRelative(value, Date.now())}>
        {formatDateTime(value)}
      </time>
    ),
  Input: (props) => (props.filtering ? <DateRangeInput {...props} label={label} /> : <DateTimeInput {...props} label={label} />),
});
