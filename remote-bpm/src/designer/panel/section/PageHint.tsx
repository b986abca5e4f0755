import { navigation } from '@zhilv/platform';
import { Info } from 'lucide-react';
import { Link } from 'react-router';
import type { ReactNode } from 'react';
import styles from './PageHint.module.css';

export interface PageHintProps {
  /** The key of the page to which it leads, where a release of ours has it. */
  page?: string;
  /** Where it is when the shell does not say. */
  path: string;
  /** The words of the link. */
  link: string;
  children: ReactNode;
}

/** Says that something is set on another page, and leads there. */
export function PageHint({ page, path, link, children }: PageHintProps) {
  return (
    <p className={styles['hint']}>
      <Info className={styles['icon']} size={16} strokeWidth={1.5} aria-hidden="true" />
      <span>
        {children}
        <Link className={styles['link']} to={(page === undefined ? null : navigation.pathOf(page)) ?? path}>
          {link}
        </Link>
      </span>
    </p>
  );
}
