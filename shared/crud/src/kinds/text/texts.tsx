import type { Field } from '../../resource/Field.ts';
import { Absent } from '../Absent.tsx';
import { textArea } from './textArea.ts';
import styles from '../kinds.module.css';

/** A list with more characters does not fit its column; it can be focused, and then shows whole. */
const FITS = 8;

/** Makes a field that holds several texts, which are typed as lines. */
export const texts = (label: string): Field<readonly string[] | null | undefined> => ({
  label,
  empty: [],
  column: 'long',
  wide: true,
  show: (value) => {
    const shown = linesOf(value).join('、');
    return shown === '' ? (
      <Absent />
    ) : (
      <span className={styles['long']} title={shown} {...(shown.length > FITS && { tabIndex: 0 })}>
        {shown}
      </span>
    );
  },
  prepare: textArea.load,
  Input: ({ value, onChange, onBlur, filtering: _, ...rest }) => {
    const TextArea = textArea.read();
    if (TextArea === null) return null;
    const lines = linesOf(value);
    return (
      <TextArea
        {...rest}
        value={lines.join('\n')}
        onChange={(text) => onChange(text === '' ? [] : text.split('\n'))}
        onBlur={() => {
          // A line that is empty while somebody types is none in the end.
          onChange(lines.map((line) => line.trim()).filter((line) => line !== ''));
          onBlur?.();
        }}
        placeholder="每行填写一个"
      />
    );
  },
});

/** A history keeps several texts as lines. */
const linesOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String) : typeof value === 'string' && value !== '' ? value.split('\n') : [];
