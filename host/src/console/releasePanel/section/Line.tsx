import type { ReactNode } from 'react';
import styles from './Line.module.css';

export interface LineProps {
  /** The name of the thing that the line is about. */
  name: ReactNode;
  /** Small facts, one after the other; null ones are left out. */
  facts: readonly (ReactNode | null)[];
  /** What stands below the facts, for instance what a press opens. */
  below?: ReactNode;
  /** Buttons of the line. */
  action?: ReactNode;
}

/** A line of a list that is for looking and not for editing: a name, some facts, and buttons. */
export function Line({ name, facts, below, action }: LineProps) {
  return (
    <li className={styles['line']} data-below={below ? '' : undefined}>
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
        {below}
      </div>
      {action && <div className={styles['action']}>{action}</div>}
    </li>
  );
}
