import { Link } from 'react-router';
import styles from './Breadcrumbs.module.css';
import type { Crumb } from './trail.ts';

interface BreadcrumbsProps {
  /** From the home down to the page above the one that is open. */
  readonly trail: readonly Crumb[];
  /** The page that is open. */
  readonly title: string;
}

/** Shows the way from the home to a page. */
export function Breadcrumbs({ trail, title }: BreadcrumbsProps) {
  return (
    <nav className={styles['breadcrumbs']} aria-label="当前位置">
      <ol className={styles['list']}>
        {trail.map((crumb) => (
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
