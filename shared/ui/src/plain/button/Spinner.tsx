import type { ReactNode } from 'react';
import styles from './Spinner.module.css';

export interface SpinnerProps {
  /** The button's icon, which stays until the spinner shows. */
  icon?: ReactNode;
}

/** Turns in the place of a button's icon when work takes long enough to be noticed; the button says so by `aria-busy`. */
export const Spinner = ({ icon }: SpinnerProps) => (
  <span className={styles['place']} aria-hidden="true">
    {icon !== undefined && icon !== null && <span className={styles['icon']}>{icon}</span>}
    <span className={styles['spinner']} />
  </span>
);
