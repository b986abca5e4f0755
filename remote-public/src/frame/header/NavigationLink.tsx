import { Link } from 'react-router';
import styles from './NavigationLink.module.css';

interface NavigationLinkProps {
  readonly label: string;
  readonly to: string;
  /** Whether the page that is open belongs to it. */
  readonly current: boolean;
}

/** An item of the header's navigation that leads to a page. */
export const NavigationLink = ({ label, to, current }: NavigationLinkProps) => (
  <Link className={styles['link']} to={to} aria-current={current ? 'page' : undefined}>
    <span className={styles['label']}>{label}</span>
  </Link>
);
