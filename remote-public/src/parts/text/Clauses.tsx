import styles from './Clauses.module.css';
import { Marked } from './Marked.tsx';
import { titleClauses } from './titleClauses.ts';

interface ClausesProps {
  readonly text: string;
  /** Words that stand out; empty: none. */
  readonly words?: string;
}

/** Breaks the lines of a title or a sentence where it pauses, as far as its clauses fit into a line. */
export function Clauses({ text, words = '' }: ClausesProps) {
  return titleClauses(text).map(({ start, clause }) => (
    <span className={styles['clause']} data-length={lengthOf(clause)} key={start}>
      <Marked text={clause} words={words} />
    </span>
  ));
}

/**
 * Tells from which width of the window on a clause stays in one line: always, from that of most phones, or from that of a
 * desk. Titles have room for so many characters there, and no more.
 */
function lengthOf({ length }: string): 'short' | 'medium' | 'long' | undefined {
  if (length <= 8) return 'short';
  if (length <= 11) return 'medium';
  return length === 12 ? 'long' : undefined;
}
