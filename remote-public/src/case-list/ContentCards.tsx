import { ContentType, type SiteContent } from '@zhilv/contract/cjy';
import { caseFacts } from '../parts/caseFacts.ts';
import { DetailLink } from '../parts/DetailLink.tsx';
import { Marked } from '../parts/Marked.tsx';
import { Picture } from '../parts/Picture.tsx';
import styles from './ContentCards.module.css';

interface ContentCardsProps {
  readonly items: readonly SiteContent[];
  /** Words that stand out; empty: none. */
  readonly keyword: string;
}

/** Cases or solutions as cards beside one another. */
export function ContentCards({ items, keyword }: ContentCardsProps) {
  return (
    <ul className={styles['cards']}>
      {items.map((item) => {
        const { place, text } = wordsOf(item);
        return (
          <li key={item.id}>
            <DetailLink className={styles['card']} item={item}>
              <Picture className={styles['picture']} address={item.logo} text="" width={640} height={400} />
              <div className={styles['words']}>
                {place && (
                  <p className={styles['place']}>
                    <Marked text={place} words={keyword} />
                  </p>
                )}
                <h2 className={styles['title']}>
                  <Marked text={item.title} words={keyword} />
                </h2>
                {text && (
                  <p className={styles['text']}>
                    <Marked text={text} words={keyword} />
                  </p>
                )}
              </div>
            </DetailLink>
          </li>
        );
      })}
    </ul>
  );
}

/** A case is told by place and result, a solution by its summary. */
function wordsOf({ type, summary }: SiteContent): { readonly place: string; readonly text: string } {
  if (type !== ContentType.caseStudy) return { place: '', text: summary ?? '' };
  const { place, result } = caseFacts(summary);
  return { place, text: result };
}
