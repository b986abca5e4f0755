import type { ReactNode } from 'react';
import styles from './CardRows.module.css';

export interface CardRowsProps {
  rows: readonly {
    readonly key: string;
    readonly name: string;
    /** What stands at the end of the row. */
    readonly end: ReactNode;
  }[];
}

/** Lists a few things in a card, each by its name and one word about it. */
export function CardRows({ rows }: CardRowsProps) {
  return (
    <ul className={styles['rows']}>
      {rows.map(({ key, name, end }) => (
        <li key={key} className={styles['row']}>
          <span className={styles['name']} title={name}>
            {name}
          </span>
          {end}
        </li>
      ))}
    </ul>
  );
}
