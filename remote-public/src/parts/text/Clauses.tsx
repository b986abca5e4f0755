import styles from './Clauses.module.css';
import { SHORT_CLAUSE, titleClauses } from './titleClauses.ts';
import { Words } from './Words.tsx';

interface ClausesProps {
  readonly text: string;
  /** Words that stand out; empty: none. */
  readonly words?: string;
  /** Where a clause that does not fit into a line may break (`wordBreaks`); undefined: anywhere. */
  readonly breaks?: readonly number[] | undefined;
}

/** Breaks the lines of a title or a sentence where it pauses, as far as its clauses fit into a line, else between two words. */
export function Clauses({ text, words, breaks }: ClausesProps) {
  return titleClauses(text, breaks).map(({ start, clause, breaks: within }) => (
    <span className={styles['clause']} data-length={lengthOf(clause)} key={start}>
      <Words text={clause} breaks={within} marked={words} />
    </span>
  ));
}

/**
 * Tells from which width of the window on a clause stays in one line: always, from that of most phones, or from that of a
 * desk. Titles have room for so many characters there, and no more.
 */
function lengthOf({ length }: string): 'short' | 'medium' | 'long' | undefined {
  if (length <= SHORT_CLAUSE) return 'short';
  if (length <= 11) return 'medium';
  return length === 12 ? 'long' : undefined;
}
