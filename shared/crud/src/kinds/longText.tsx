import { Input } from '@zhilv/ui/input';
import type { Field } from '../Field.ts';
import { Absent } from './Absent.tsx';
import { later } from '../later.ts';
import styles from './kinds.module.css';

/** More than this does not fit its column and can be focused to be read. */
const FITS = 8;

/** Comes with the form, which is where it stands. */
const textArea = later(async () => (await import('@zhilv/ui/text-area')).TextArea);

/** Text of several lines; a list shows its beginning, and all of it on hover and focus. */
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
    // A list is narrowed by a word or two.
    const Shown = (!filtering && textArea.read()) || Input;
    return (
      <Shown {...rest} value={typeof value === 'string' ? value : ''} clearable={filtering} placeholder={`请输入${label}`} />
    );
  },
});
