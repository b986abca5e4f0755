import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

export interface SectionProps {
  title: string;
  /** A short explanation in small type. */
  note?: string;
  children: ReactNode;
}

export function Section({ title, note, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={styles['section']} aria-labelledby={titleId}>
      <header className={styles['header']}>
        <h2 id={titleId} className={styles['title']}>
          {title}
        </h2>
        {note && <p className={styles['note']}>{note}</p>}
      </header>
      {children}
    </section>
  );
}
