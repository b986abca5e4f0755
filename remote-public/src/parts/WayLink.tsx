import { Link } from 'react-router';
import styles from './WayLink.module.css';

/** One of several ways on, small enough to stand in a row. */
export function WayLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Link className={styles['way']} to={to}>
      {children}
    </Link>
  );
}
