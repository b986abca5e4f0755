import styles from './Chevron.module.css';

/** A chevron points down, and up while its panel is open. */
export function Chevron({ open }: { readonly open: boolean }) {
  return (
    <svg
      className={styles['chevron']}
      data-open={open || undefined}
      width="12"
      height="12"
      viewBox="0 0 12 12"
      aria-hidden="true"
    >
      <path d="M2 4.2l4 4 4-4" />
    </svg>
  );
}
