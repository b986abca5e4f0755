import type { ReactNode } from 'react';
import { BoatWithoutLoad } from '../drawing/scene/BoatWithoutLoad.tsx';
import styles from './NothingFound.module.css';

interface NothingFoundProps {
  readonly text: string;
  /** Links to other places to look. */
  readonly children: ReactNode;
}

/** Shows a boat without a load, and the ways on, in the place of an empty list. */
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
