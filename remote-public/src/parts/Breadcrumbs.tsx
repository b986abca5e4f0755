import { Link } from 'react-router';
import { ADDRESS } from './addresses.ts';
import styles from './Breadcrumbs.module.css';

/** A page above the one that is open. */
export interface Crumb {
  readonly title: string;
  readonly address: string;
}

interface BreadcrumbsProps {
  /** From below the home down to the page above this one. */
  readonly above: readonly Crumb[];
  /** The page that is open. */
  readonly title: string;
}

/** Where in the site a page stands. */
export function Breadcrumbs({ above, title }: BreadcrumbsProps) {
  return (
    <nav className={styles['breadcrumbs']} aria-label="当前位置">
      <ol className={styles['list']}>
        {[{ title: '首页', address: ADDRESS.home }, ...above].map((crumb) => (
          <li className={styles['crumb']} key={crumb.address}>
            <Link className={styles['link']} to={crumb.address}>
              {crumb.title}
            </Link>
          </li>
        ))}
        <li className={styles['here']} aria-current="page">
          {title}
        </li>
      </ol>
    </nav>
  );
}
