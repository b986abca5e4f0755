import type { PublishedContent } from '@zhilv/contract/content';
import type { ReactNode } from 'react';
import { Clauses } from '../text/Clauses.tsx';
import type { TitleBreaks } from '../text/wordBreaks.ts';
import styles from './ContentCard.module.css';
import { DetailLink } from '../address/DetailLink.tsx';
import { Marked } from '../text/Marked.tsx';
import { Picture } from '../section/Picture.tsx';

interface ContentCardProps {
  readonly item: PublishedContent & TitleBreaks;
  /** A few words above the title. */
  readonly kicker?: string | undefined;
  /** Words that stand out; empty: none. */
  readonly keyword?: string;
  /** The element of the title: a heading of the page, or none. */
  readonly heading?: 'h2' | 'p';
  /** The place gives this class, and may set `--card-title` (a size) and `--card-padding` in it. */
  readonly className: string | undefined;
  /** The content below the title. */
  readonly children?: ReactNode;
}

/** An entry as a card that leads to its page: picture, title, and a few words. */
export function ContentCard({ item, kicker = '', keyword = '', heading: Title = 'p', className, children }: ContentCardProps) {
  return (
    <DetailLink className={`${styles['card']} ${className}`} item={item}>
      <Picture className={styles['picture']} address={item.logo} text="" width={640} height={400} />
      <div className={styles['words']}>
        {kicker && (
          <p className={styles['kicker']}>
            <Marked text={kicker} words={keyword} />
          </p>
        )}
        <Title className={styles['title']}>
          <Clauses text={item.title} words={keyword} breaks={item.titleBreaks} />
        </Title>
        {children}
      </div>
    </DetailLink>
  );
}
