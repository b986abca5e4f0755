import { formatMoney } from '@zhilv/format';
import type { Field } from '../../resource/Field.ts';
import { Absent } from '../Absent.tsx';
import { NumberInput } from '../number/NumberInput.tsx';
import styles from '../kinds.module.css';
import { moneyText } from './moneyText.ts';

/** Makes a field that holds an amount in fen. People see and type yuan. */
export const money = (label: string): Field<number | null | undefined> => ({
  label,
  empty: null,
  column: 'end',
  show: (fen) => (fen === null || fen === undefined ? <Absent /> : <span className={styles['number']}>{formatMoney(fen)}</span>),
  Input: ({ value, ...rest }) => (
    // An address has fen.
    <NumberInput {...rest} label={`${label}（元）`} textOf={moneyText} value={typeof value === 'string' ? fenIn(value) : value} />
  ),
});

const fenIn = (text: string): number | null => (/^-?\d+$/.test(text) ? Number(text) : null);
