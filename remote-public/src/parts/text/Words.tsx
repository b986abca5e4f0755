import { Marked } from './Marked.tsx';
import styles from './Words.module.css';

interface WordsProps {
  readonly text: string;
  /** Where the text may break, counted from its start; undefined: anywhere. */
  readonly breaks: readonly number[] | undefined;
  /** Words that stand out; empty: none. */
  readonly marked?: string | undefined;
}

/** A text whose lines end between two words. */
export function Words({ text, breaks, marked = '' }: WordsProps) {
  if (!breaks?.length) return <Marked text={text} words={marked} />;
  return (
    <span className={styles['words']}>
      <Marked text={text} words={marked} breaks={breaks} />
    </span>
  );
}
