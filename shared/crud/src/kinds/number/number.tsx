import { formatNumber } from '@zhilv/format';
import type { Field } from '../../resource/Field.ts';
import { Absent } from '../Absent.tsx';
import { NumberInput } from './NumberInput.tsx';
import styles from '../kinds.module.css';

/** Makes a field that holds a number. It stands at the end of its column, all digits equally wide. */
export const number = (label: string): Field<number | null | undefined> => ({
  label,
  empty: null,
  column: 'end',
  show: (value) =>
    value === null || value === undefined ? <Absent /> : <span className={styles['number']}>{formatNumber(value)}</span>,
  Input: (props) => <NumberInput {...props} label={label} />,
});
