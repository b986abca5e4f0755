import { Input } from '@zhilv/ui/input';
import type { Field } from '../Field.ts';
import { Absent } from './Absent.tsx';
import { later } from '../later.ts';
import styles from './kinds.module.css';

/** More than this does not fit its column and can be focused to be read. */
const FITS = 20;

const formInput = later(async () => (await import('./LongTextInput.tsx')).LongTextInput);

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
  prepare: formInput.load,
  Input: (props) => {
    const placeholder = `请输入${label}`;
    const FormInput = formInput.read();
    if (!props.filtering && FormInput !== null) return <FormInput {...props} placeholder={placeholder} />;
    // A list is narrowed by a word or two.
    const { value, filtering, ...rest } = props;
    return <Input {...rest} value={typeof value === 'string' ? value : ''} clearable={filtering} placeholder={placeholder} />;
  },
});
