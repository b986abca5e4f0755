import type { SiteContent } from '@zhilv/contract/cjy';
import type { ReactNode } from 'react';
import { Clauses } from './Clauses.tsx';
import styles from './ContentCard.module.css';
import { DetailLink } from './DetailLink.tsx';
import { Marked } from './Marked.tsx';
import { Picture } from './Picture.tsx';

interface ContentCardProps {
  readonly item: SiteContent;
  /** A few words above the title. */
  readonly kicker?: string | undefined;
  /** Words that stand out; empty: none. */
  readonly keyword?: string;
  /** What its title is among the headings of the page. */
  readonly heading?: 'h2' | 'p';
  /** Of the place it stands in, which may set `--card-title` (a size) and `--card-padding` as well. */
  readonly className: string | undefined;
  /** What there is to say below the title. */
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
          <Clauses text={item.title} words={keyword} />
        </Title>
        {children}
      </div>
    </DetailLink>
  );
}
