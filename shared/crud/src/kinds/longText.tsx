import { TextArea } from '@zhilv/ui/text-area';
import type { Field } from '../Field.ts';
import { Absent } from './Absent.tsx';
import styles from './kinds.module.css';

/** More than this does not fit its column and can be focused to be read. */
const FITS = 20;

/** Text of several lines; a list shows its beginning, and all of it on hover and focus. */
export const longText = (label: string): Field<string | null | undefined> => ({
  label,
  empty: '',
  column: 'text',
  show: (value) =>
    value ? (
      <span className={styles['long']} title={value} {...(value.length > FITS && { tabIndex: 0 })}>
        {value}
      </span>
    ) : (
      <Absent />
    ),
  Input: ({ value, filtering, ...rest }) => (
    <TextArea {...rest} value={typeof value === 'string' ? value : ''} clearable={filtering} placeholder={`请输入${label}`} />
  ),
});
