import styles from './MenuSkeleton.module.css';

const WIDTHS = ['72px', '88px', '64px', '80px', '56px'];

/** The menu's shape while the session starts. It appears only when starting takes long enough to be noticed. */
export function MenuSkeleton() {
  return (
    <ul className={styles['skeleton']} aria-hidden="true">
      {WIDTHS.map((width) => (
        <li key={width}>
          <span style={{ width }} />
        </li>
      ))}
    </ul>
  );
}
