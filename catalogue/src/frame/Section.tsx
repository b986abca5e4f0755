import type { ReactNode } from 'react';
import styles from './Section.module.css';

export interface SectionProps {
  title: string;
  children: ReactNode;
}

/** Shows a component in its states, under its name. */
export function Section({ title, children }: SectionProps) {
  return (
    <section className={styles['section']} aria-label={title}>
      <h2 className={styles['title']}>{title}</h2>
      <div className={styles['states']}>{children}</div>
    </section>
  );
}
