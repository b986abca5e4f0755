import type { ReactNode } from 'react';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Clauses } from './Clauses.tsx';
import styles from './ListBanner.module.css';
import { TRAIL_TO_FIRST_PAGES } from './trail.ts';

interface ListBannerProps {
  readonly title: string;
  readonly lead: string;
  /** A landscape whose weight is on the right; it fills the place it is given. */
  readonly drawing: ReactNode;
  /** Stands below the words. */
  readonly children?: ReactNode;
}

/** Opens a list: where in the site it is, and what it holds, before a landscape. */
export function ListBanner({ title, lead, drawing, children }: ListBannerProps) {
  return (
    <header className={styles['banner']}>
      <div className={styles['inner']}>
        <Breadcrumbs trail={TRAIL_TO_FIRST_PAGES} title={title} />
        <h1 className={styles['title']}>{title}</h1>
        <p className={styles['lead']}>
          <Clauses text={lead} />
        </p>
        {children}
      </div>
      {/* Behind the words where it stands beside them. After them, or it would move as they arrive. */}
      <div className={styles['picture']}>{drawing}</div>
    </header>
  );
}
