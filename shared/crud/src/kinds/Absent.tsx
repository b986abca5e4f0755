import styles from './kinds.module.css';

/** Stands where a record has no value. */
export function Absent() {
  return (
    <span className={styles['absent']} aria-label="无">
      —
    </span>
  );
}
