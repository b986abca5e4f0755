import type { ReactNode } from 'react';
import styles from './RowList.module.css';

export interface RowListProps {
  label: string;
  /** A `Row` each. */
  children: ReactNode;
}

/** Lists what belongs to the user's account, with lines between. */
export function RowList({ label, children }: RowListProps) {
  return (
    <ul className={styles['rows']} aria-label={label}>
      {children}
    </ul>
  );
}
