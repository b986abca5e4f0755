import type { ReactNode } from 'react';
import styles from './FormSection.module.css';

export interface FormSectionProps {
  id: string;
  title: string;
  /** Whether its fields stand in two columns where there is room. */
  columns?: boolean;
  children: ReactNode;
}

/** A part of the form under a title, to which the links above the form lead. */
export function FormSection({ id, title, columns = false, children }: FormSectionProps) {
  return (
    <section id={id} className={styles['section']} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles['title']} tabIndex={-1}>
        {title}
      </h2>
      <div className={columns ? styles['columns'] : styles['rows']}>{children}</div>
    </section>
  );
}
