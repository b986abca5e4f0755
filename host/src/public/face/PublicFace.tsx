import type { ReactNode } from 'react';
import styles from './PublicFace.module.css';

interface PublicFaceProps {
  readonly drawing: ReactNode;
  readonly title: string;
  readonly text: string;
  /** Links and buttons that lead on. */
  readonly children: ReactNode;
}

/** Stands in place of a public page, says what happened and leads on. */
export function PublicFace({ drawing, title, text, children }: PublicFaceProps) {
  return (
    <section className={styles['ground']}>
      <div className={styles['face']}>
        <div className={styles['drawing']}>{drawing}</div>
        <h1 className={styles['title']}>{title}</h1>
        <p className={styles['text']}>{text}</p>
        <div className={styles['actions']}>{children}</div>
      </div>
    </section>
  );
}
