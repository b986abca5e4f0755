import type { Field } from '../Field.ts';
import { Absent } from './Absent.tsx';
import styles from './kinds.module.css';

/** A number or an id, for display: at the end of its column, all digits equally wide. */
export const number = (label: string): Field<number | string | null | undefined> => ({
  label,
  empty: null,
  column: 'end',
  show: (value) => (value === null || value === undefined ? <Absent /> : <span className={styles['number']}>{value}</span>),
  Input: null,
});
