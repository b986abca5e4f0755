import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

export interface SectionProps {
  title: string;
  /** A short explanation in small type. */
  note?: string;
  /** What it shows is from before, because nothing newer came. */
  outdated?: boolean;
  children: ReactNode;
}

export function Section({ title, note, outdated = false, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={styles['section']} aria-labelledby={titleId}>
      <header className={styles['header']}>
        <h2 id={titleId} className={styles['title']}>
          {title}
        </h2>
        {note && <p className={styles['note']}>{note}</p>}
      </header>
      <div className={styles['content']} data-outdated={outdated}>
        {children}
      </div>
    </section>
  );
}
