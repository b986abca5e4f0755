import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

export interface SectionProps {
  title: string;
  /** Buttons or a link beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a record's own page under a title, on a card. */
export function Section({ title, actions, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={styles['section']} aria-labelledby={titleId}>
      <header className={styles['header']}>
        <h2 id={titleId} className={styles['title']}>
          {title}
        </h2>
        {actions}
      </header>
      {children}
    </section>
  );
}
