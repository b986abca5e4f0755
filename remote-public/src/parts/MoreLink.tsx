import { Link } from 'react-router';
import { Arrow } from './Arrow.tsx';
import styles from './MoreLink.module.css';

/** Leads from some to all. */
export function MoreLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Link className={styles['more']} to={to}>
      {children}
      <Arrow />
    </Link>
  );
}
