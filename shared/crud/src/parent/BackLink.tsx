import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { usePagePath } from '../page/usePagePath.ts';
import styles from './BackLink.module.css';

export interface BackLinkProps {
  /** The link leads to the page with this key. */
  page: string;
  children: string;
}

/**
 * Leads back to another page. The console turns `data-way-back` to the tab in which that page is open; users who do not have that page see
 * nothing.
 */
export function BackLink({ page, children }: BackLinkProps) {
  const path = usePagePath(page);
  if (path === null) return null;
  return (
    <Link to={path} className={styles['back']} data-way-back>
      <ArrowLeft size={16} strokeWidth={1.5} aria-hidden="true" />
      {children}
    </Link>
  );
}
