import type { ReactNode } from 'react';
import { EmptyDrawing } from '../plain/drawings/EmptyDrawing.tsx';
import styles from './CardNote.module.css';

export interface CardNoteProps {
  /** The drawing of an empty place by default. */
  drawing?: ReactNode;
  /** One sentence. */
  children: ReactNode;
  /** The next step, as a button or link. */
  action?: ReactNode;
}

/** Fills a card that has nothing to list: with a small drawing, a sentence, the next step. */
export function CardNote({ drawing, children, action }: CardNoteProps) {
  return (
    <div className={styles['note']}>
      <div className={styles['drawing']}>{drawing ?? <EmptyDrawing />}</div>
      <div className={styles['sentence']}>{children}</div>
      {action}
    </div>
  );
}
