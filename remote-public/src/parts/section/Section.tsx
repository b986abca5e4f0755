import { type ReactNode, useId } from 'react';
import { Clauses } from '../text/Clauses.tsx';
import styles from './Section.module.css';

interface SectionProps {
  /** An address names the section by this to come here directly. */
  readonly id?: string;
  readonly title: string;
  readonly lead?: string;
  /** The link leads to all entries; the section shows some. */
  readonly more?: ReactNode;
  readonly tone?: 'plain' | 'sunken';
  readonly children: ReactNode;
}

/** One idea of a page: its heading, a sentence, and what it shows. */
export function Section({ id, title, lead, more, tone = 'plain', children }: SectionProps) {
  const heading = useId();
  return (
    <section className={styles['section']} data-tone={tone} id={id} aria-labelledby={heading}>
      <div className={styles['inner']}>
        <div className={styles['head']}>
          <div>
            <h2 className={styles['title']} id={heading}>
              <Clauses text={title} />
            </h2>
            {lead && (
              <p className={styles['lead']}>
                <Clauses text={lead} />
              </p>
            )}
          </div>
          {more}
        </div>
        {children}
      </div>
    </section>
  );
}
