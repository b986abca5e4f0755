import { ContentType, type SiteContent } from '@zhilv/contract/cjy';
import type { ReactNode } from 'react';
import { caseFacts } from '../parts/caseFacts.ts';
import { ContentCard } from '../parts/ContentCard.tsx';
import { Marked } from '../parts/Marked.tsx';
import { resultFigure } from '../parts/resultFigure.ts';
import styles from './ContentCards.module.css';

interface ContentCardsProps {
  readonly items: readonly SiteContent[];
  /** Words that stand out; empty: none. */
  readonly keyword: string;
  /** Stands after the last card where the row has room for it. */
  readonly more?: ReactNode;
}

/** Cases or solutions as cards beside one another. */
export function ContentCards({ items, keyword, more }: ContentCardsProps) {
  return (
    <ul className={styles['cards']}>
      {items.map((item) => {
        const place = item.type === ContentType.caseStudy ? caseFacts(item.summary).place : '';
        return (
          <li key={item.id}>
            <ContentCard className={styles['card']} item={item} kicker={place} keyword={keyword} heading="h2">
              <Text item={item} keyword={keyword} />
            </ContentCard>
          </li>
        );
      })}
      {more && (
        <li className={styles['more']} data-twos={items.length % 2} data-threes={items.length % 3}>
          {more}
        </li>
      )}
    </ul>
  );
}

/** A case is told by its result, the figure of which stands out; a solution by its summary. */
function Text({ item: { type, summary }, keyword }: { readonly item: SiteContent; readonly keyword: string }) {
  const text = type === ContentType.caseStudy ? caseFacts(summary).result : (summary ?? '');
  if (text === '') return null;
  const apart = type === ContentType.caseStudy ? resultFigure(text) : null;
  return (
    <p className={styles['text']}>
      <Marked text={apart?.words ?? text} words={keyword} />
      {apart && (
        <>
          {' '}
          <strong className={styles['figure']}>
            <Marked text={apart.figure} words={keyword} />
          </strong>
        </>
      )}
    </p>
  );
}
