import { navigation } from '@zhilv/platform';
import { Info } from 'lucide-react';
import { Link } from 'react-router';
import type { ReactNode } from 'react';
import styles from './PageHint.module.css';

export interface PageHintProps {
  /** The key of the page to which it leads. */
  page: string;
  /** The words of the link. */
  link: string;
  children: ReactNode;
}

/** Says that something is set on another page, and leads there. Users who do not have that page get the words alone. */
export function PageHint({ page, link, children }: PageHintProps) {
  const path = navigation.pathOf(page);
  return (
    <p className={styles['hint']}>
      <Info className={styles['icon']} size={16} strokeWidth={1.5} aria-hidden="true" />
      <span>
        {children}
        {path !== null && (
          <Link className={styles['link']} to={path}>
            {link}
          </Link>
        )}
      </span>
    </p>
  );
}
