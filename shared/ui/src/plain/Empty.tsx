import type { ReactNode } from 'react';
import { EmptyDrawing } from './drawings/EmptyDrawing.tsx';
import styles from './Empty.module.css';

export interface EmptyProps {
  /** A drawing of at most 160 px; that of an empty place by default. */
  drawing?: ReactNode;
  /** One sentence. */
  children: ReactNode;
  /** The next step, as a button or link. */
  action?: ReactNode;
  /** A line in small type below, such as a trace id. */
  note?: ReactNode;
}

/** Fills a place that has nothing to show: with a drawing, a sentence, the next step. */
export function Empty({ drawing, children, action, note }: EmptyProps) {
  return (
    <div className={styles['empty']}>
      {drawing ?? <EmptyDrawing />}
      <p className={styles['sentence']}>{children}</p>
      {action}
      {note !== undefined && <div className={styles['note']}>{note}</div>}
    </div>
  );
}
