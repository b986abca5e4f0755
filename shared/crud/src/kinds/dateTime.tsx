import { formatDateTime } from '@zhilv/platform';
import type { Field } from '../Field.ts';
import { Absent } from './Absent.tsx';
import { formatRelative } from './formatRelative.ts';
import styles from './kinds.module.css';

/** An instant (epoch ms), for display; how long ago it was shows on hover. */
export const dateTime = (label: string): Field<number | null | undefined> => ({
  label,
  empty: null,
  column: 'time',
  show: (value) =>
    value === null || value === undefined ? (
      <Absent />
    ) : (
      <time className={styles['time']} dateTime={new Date(value).toISOString()} title={formatRelative(value, Date.now())}>
        {formatDateTime(value)}
      </time>
    ),
  Input: null,
});
