import { Link } from 'react-router';
import styles from './WayLink.module.css';

/** A small link stands in a row with others like it. */
export function WayLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Link className={styles['way']} to={to}>
      {children}
    </Link>
  );
}
