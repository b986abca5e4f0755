import { Fragment, type ReactNode } from 'react';
import styles from './FactList.module.css';

/** The name of something that is known, and what is known; null for what a record has not. */
type Fact = readonly [label: string, value: ReactNode] | null;

export interface FactListProps {
  facts: readonly Fact[];
}

/** Lists what is known of a record, each with its name before it. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={styles['facts']}>
      {facts.map(
        (fact) =>
          fact !== null && (
            <Fragment key={fact[0]}>
              <dt className={styles['label']}>{fact[0]}</dt>
              <dd className={styles['value']}>{fact[1]}</dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}
