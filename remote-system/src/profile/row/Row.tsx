import type { ReactNode } from 'react';
import styles from './Row.module.css';

export interface RowProps {
  picture?: ReactNode;
  /** The name, and tags beside it. */
  name: ReactNode;
  /** What else is known, each fact in a few words; null is left out. */
  facts: readonly (string | null)[];
  /** A button; the row of something that nobody can end has none. */
  action?: ReactNode;
}

/** One of a list, with its facts below the name and its button beside both. */
export function Row({ picture, name, facts, action }: RowProps) {
  return (
    <li className={styles['row']}>
      {picture}
      <div className={styles['body']}>
        <span className={styles['name']}>{name}</span>
        <span className={styles['facts']}>{facts.map((fact) => fact !== null && <span key={fact}>{fact}</span>)}</span>
      </div>
      {action}
    </li>
  );
}
