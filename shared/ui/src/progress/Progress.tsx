import styles from './Progress.module.css';

export interface ProgressProps {
  /** Names what is under way. */
  label: string;
  /** How much is done, of `max`; null while that cannot be known. */
  value: number | null;
  max: number;
}

/** Shows how far something has come that takes a while. */
export function Progress({ label, value, max }: ProgressProps) {
  const share = value === null || max <= 0 ? null : Math.min(1, value / max);
  return (
    <div
      className={styles['track']}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share === null ? undefined : Math.floor(share * 100)}
    >
      <div
        className={share === null ? styles['running'] : styles['bar']}
        {...(share !== null && { style: { transform: `scaleX(${share})` } })}
      />
    </div>
  );
}
