import styles from './Progress.module.css';

export interface ProgressProps {
  /** The name of the work under way. */
  label: string;
  /** The part that is done, of `max`; null while it is unknown. */
  value: number | null;
  max: number;
}

/** Shows the progress of work that takes a while. */
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
