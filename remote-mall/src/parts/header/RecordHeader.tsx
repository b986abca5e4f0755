import type { ReactNode } from 'react';
import styles from './RecordHeader.module.css';

export interface RecordHeaderProps {
  /** The number by which people know the record. */
  title: ReactNode;
  /** Its state, as a tag. */
  state: ReactNode;
  price: string;
  /** Buttons; the page's one primary action comes last. On a phone they stand at the bottom of the window. */
  actions: ReactNode;
}

/** Begins the page of one record: with its number, its state and its price, and what can be done with it. */
export function RecordHeader({ title, state, price, actions }: RecordHeaderProps) {
  return (
    <header className={styles['header']}>
      <div className={styles['names']}>
        <h1 className={styles['title']}>{title}</h1>
        {state}
        <span className={styles['price']}>{price}</span>
      </div>
      <div className={styles['actions']}>{actions}</div>
    </header>
  );
}
