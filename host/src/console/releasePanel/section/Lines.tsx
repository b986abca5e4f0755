import type { ReactNode } from 'react';
import styles from './Line.module.css';

export interface LinesProps {
  /** One sentence for a list without lines. */
  empty: string;
  children: readonly ReactNode[];
}

/** A list of {@link Line}s. */
export function Lines({ empty, children }: LinesProps) {
  return children.length === 0 ? <p className={styles['empty']}>{empty}</p> : <ul className={styles['lines']}>{children}</ul>;
}
