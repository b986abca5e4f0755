import { Input } from '@zhilv/ui/input';
import type { Field } from '../../resource/Field.ts';
import { Absent } from '../Absent.tsx';
import { textArea } from './textArea.ts';
import styles from '../kinds.module.css';

/** A text with more characters does not fit its column; it can be focused, and then shows whole. */
const FITS = 8;

/** Makes a field that holds several lines of text. A list shows the beginning, and on hover and focus the whole text. */
export const longText = (label: string): Field<string | null | undefined> => ({
  label,
  empty: '',
  column: 'long',
  wide: true,
  show: (value) =>
    value ? (
      <span className={styles['long']} title={value} {...(value.length > FITS && { tabIndex: 0 })}>
        {value}
      </span>
    ) : (
      <Absent />
    ),
  prepare: textArea.load,
  Input: ({ value, filtering, ...rest }) => {
    // A filter takes a word or two, so one line is enough.
    const Shown = (!filtering && textArea.read()) || Input;
    return (
      <Shown {...rest} value={typeof value === 'string' ? value : ''} clearable={filtering} placeholder={`请输入${label}`} />
    );
  },
});
