import type { ReactNode } from 'react';
import styles from './Face.module.css';

export interface FaceProps {
  drawing: ReactNode;
  title: string;
  /** What happened, in a sentence. */
  children: ReactNode;
  /** The next step, as buttons. */
  actions?: ReactNode;
}

/** What shows where a page cannot. */
export function Face({ drawing, title, children, actions }: FaceProps) {
  return (
    <div className={styles['face']}>
      {drawing}
      <h1 className={styles['title']}>{title}</h1>
      <div className={styles['text']}>{children}</div>
      {actions && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}
