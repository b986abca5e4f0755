import { Link } from 'react-router';
import { Arrow } from '../icon/Arrow.tsx';
import styles from './MoreLink.module.css';

/** Leads from some entries to all of them. */
export function MoreLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Link className={styles['more']} to={to}>
      {children}
      <Arrow />
    </Link>
  );
}
