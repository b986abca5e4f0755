import styles from './CompanyMark.module.css';

/** The mark shows two hills and the path between them. It stands where the company has set no logo. */
export function CompanyMark() {
  return (
    <svg className={styles['mark']} width="36" height="36" viewBox="0 0 36 36" aria-hidden="true">
      <rect className={styles['ground']} width="36" height="36" rx="8" />
      <path className={styles['back']} d="M3 28L14 9q2-3 4 0l11 19z" />
      <path className={styles['front']} d="M11 28l9-13q2-2.6 4 0l9 13z" />
      <path className={styles['path']} d="M20 28q4-3 1-6t2-6" />
    </svg>
  );
}
