import type { ReactNode } from 'react';
import { Breadcrumbs } from '../address/Breadcrumbs.tsx';
import { Clauses } from '../text/Clauses.tsx';
import { PaintedUpToHere } from '../paint/PaintedUpToHere.tsx';
import styles from './ListBanner.module.css';
import { TRAIL_TO_FIRST_PAGES } from '../address/trail.ts';

interface ListBannerProps {
  readonly title: string;
  readonly lead: string;
  /** A landscape whose weight is on the right; it fills the place it is given. */
  readonly drawing: ReactNode;
  /** Stands below the words. */
  readonly children?: ReactNode;
}

/**
 * Heads a list before a landscape: it says where the list stands and what it holds. It is painted whole, because its words
 * stand in the middle of its height and would move as the rest of them arrives.
 */
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
      {/* The landscape comes after the words in the document, or it would move as they arrive. */}
      <div className={styles['picture']}>{drawing}</div>
      <PaintedUpToHere id="banner-end" />
    </header>
  );
}
