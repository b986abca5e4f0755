import styles from './Arrow.module.css';

/** An arrow stands behind words that lead further. */
export function Arrow() {
  return (
    <svg className={styles['arrow']} width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M2.5 8h10.5M9 4l4 4-4 4" />
    </svg>
  );
}
