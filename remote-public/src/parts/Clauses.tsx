import styles from './Clauses.module.css';
import { Marked } from './Marked.tsx';
import { titleClauses } from './titleClauses.ts';

interface ClausesProps {
  readonly text: string;
  /** Words that stand out; empty: none. */
  readonly words?: string;
}

/** A title or a sentence whose lines end where it pauses, as far as its clauses fit into a line. */
export function Clauses({ text, words = '' }: ClausesProps) {
  return titleClauses(text).map(({ start, clause }) => (
    <span className={styles['clause']} data-length={lengthOf(clause)} key={start}>
      <Marked text={clause} words={words} />
    </span>
  ));
}

/** In which widths it fits: those of a phone, of larger phones, of everything else. */
function lengthOf({ length }: string): 'short' | 'medium' | 'long' | undefined {
  if (length <= 8) return 'short';
  if (length <= 11) return 'medium';
  return length <= 13 ? 'long' : undefined;
}
