import { Fragment } from 'react';
import styles from './Words.module.css';

interface WordsProps {
  readonly text: string;
  /** Where the text may break, counted from its start; undefined: anywhere. */
  readonly breaks: readonly number[] | undefined;
}

/** A text whose lines end between two words. */
export function Words({ text, breaks }: WordsProps) {
  if (!breaks?.length) return text;
  const starts = [0, ...breaks];
  return (
    <span className={styles['words']}>
      {starts.map((start, index) => (
        <Fragment key={start}>
          {index > 0 && <wbr />}
          {text.slice(start, starts[index + 1])}
        </Fragment>
      ))}
    </span>
  );
}
