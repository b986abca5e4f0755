import { markedParts } from './markedParts.ts';
import styles from './Marked.module.css';

interface MarkedProps {
  readonly text: string;
  /** The words to mark; nothing is marked when they are empty. */
  readonly words: string;
}

/** A text in which the words searched for stand out. */
export function Marked({ text, words }: MarkedProps) {
  return markedParts(text, words).map(({ start, part, found }) =>
    found ? (
      <mark className={styles['mark']} key={start}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
