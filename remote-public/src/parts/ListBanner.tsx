import type { ReactNode } from 'react';
import styles from './ListBanner.module.css';

interface ListBannerProps {
  readonly title: string;
  readonly lead: string;
  /** A landscape whose weight is on the right; it fills the place it is given. */
  readonly drawing: ReactNode;
  /** Stands below the words. */
  readonly children?: ReactNode;
}

/** Opens a list: what it holds, before a landscape. */
export function ListBanner({ title, lead, drawing, children }: ListBannerProps) {
  return (
    <header className={styles['banner']}>
      <div className={styles['picture']}>{drawing}</div>
      <div className={styles['inner']}>
        <h1 className={styles['title']}>{title}</h1>
        <p className={styles['lead']}>{lead}</p>
        {children}
      </div>
    </header>
  );
}
