import { ContentType, type PublishedContent } from '@zhilv/contract/content';
import type { ReactNode } from 'react';
import { caseFacts } from '../parts/content/caseFacts.ts';
import { ContentCard } from '../parts/content/ContentCard.tsx';
import { Marked } from '../parts/text/Marked.tsx';
import { resultFigure } from '../parts/content/resultFigure.ts';
import styles from './ContentCards.module.css';

interface ContentCardsProps {
  readonly items: readonly PublishedContent[];
  /** Words that stand out; empty: none. */
  readonly keyword: string;
  /** Shown after the last card where the row has room for it. */
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
function Text({ item: { type, summary }, keyword }: { readonly item: PublishedContent; readonly keyword: string }) {
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
