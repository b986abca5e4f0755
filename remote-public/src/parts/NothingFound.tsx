import type { ReactNode } from 'react';
import { BoatWithoutLoad } from './drawing/BoatWithoutLoad.tsx';
import styles from './NothingFound.module.css';

interface NothingFoundProps {
  readonly text: string;
  /** Where to look. */
  readonly children: ReactNode;
}

/** Stands where a list is empty: a boat that came back without a load, and the ways on. */
export function NothingFound({ text, children }: NothingFoundProps) {
  return (
    <div className={styles['nothing']}>
      <div className={styles['picture']}>
        <BoatWithoutLoad />
      </div>
      <p className={styles['text']}>{text}</p>
      <div className={styles['ways']}>{children}</div>
    </div>
  );
}
