import { ContentType } from '@zhilv/contract/content';
import type { ReactNode } from 'react';
import { ArticleFacts } from '../parts/article/ArticleFacts.tsx';
import { Breadcrumbs } from '../parts/address/Breadcrumbs.tsx';
import { Clauses } from '../parts/text/Clauses.tsx';
import type { ReadyDetail } from '../parts/content/contentDetail.ts';
import { PaintedUpToHere } from '../parts/paint/PaintedUpToHere.tsx';
import { Picture } from '../parts/section/Picture.tsx';
import { trailTo } from '../parts/address/trail.ts';
import styles from './Masthead.module.css';

interface MastheadProps {
  readonly item: ReadyDetail;
  /** A few words above the title. */
  readonly kicker: string;
  /** One sentence or figure below the title. */
  readonly children: ReactNode;
}

/**
 * Opens a case or solution with its title, its promise and its picture. It is painted whole, because words and picture stand in
 * the middle beside one another, and the words would move as the rest of them arrives.
 */
export function Masthead({ item, kicker, children }: MastheadProps) {
  return (
    <header className={styles['masthead']}>
      <div className={styles['inner']}>
        <div className={styles['words']}>
          <Breadcrumbs trail={trailTo(item)} title={item.title} />
          {kicker && <p className={styles['kicker']}>{kicker}</p>}
          <h1 className={styles['title']}>
            <Clauses text={item.title} breaks={item.titleBreaks} />
          </h1>
          {children}
          {/* A solution is an offer and not a report, so neither its day nor its readers count. */}
          {item.type !== ContentType.solution && <ArticleFacts publishTime={item.publishTime} viewCount={item.viewCount} />}
        </div>
        <Picture className={styles['picture']} address={item.banner || item.logo} text="" width={640} height={400} first />
      </div>
      <PaintedUpToHere id="masthead-end" />
    </header>
  );
}
