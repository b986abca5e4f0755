import type { ReactNode } from 'react';
import styles from './Line.module.css';

export interface LineProps {
  /** What the line is about. */
  name: ReactNode;
  /** Small facts, one after the other; what is absent is left out. */
  facts: readonly (ReactNode | null)[];
  /** What one can do with it. */
  action?: ReactNode;
}

/** One thing in a list of things that are looked at rather than edited: its name, what is known of it, what to do. */
export function Line({ name, facts, action }: LineProps) {
  return (
    <li className={styles['line']}>
      <div className={styles['words']}>
        <div className={styles['name']}>{name}</div>
        <div className={styles['facts']}>
          {facts.map(
            (fact, index) =>
              fact !== null && (
                // oxlint-disable-next-line react/no-array-index-key -- a fact has nothing but its place
                <span key={index} className={styles['fact']}>
                  {fact}
                </span>
              ),
          )}
        </div>
      </div>
      {action && <div className={styles['action']}>{action}</div>}
    </li>
  );
}
