import type { ReactNode } from 'react';
import styles from './PublicFace.module.css';

interface PublicFaceProps {
  readonly drawing: ReactNode;
  readonly title: string;
  readonly text: string;
  /** The ways on. */
  readonly children: ReactNode;
}

/** Stands where a public page would be: what is the matter, and where to go. */
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
