import type { PublishedContent } from '@zhilv/contract/content';
import { ContentCard } from '../content/ContentCard.tsx';
import { Section } from '../section/Section.tsx';
import styles from './RelatedItems.module.css';

interface RelatedItemsProps {
  readonly title: string;
  readonly items: readonly PublishedContent[];
  readonly tone?: 'plain' | 'sunken';
  /** A few words on an item, above its title. */
  readonly kicker?: (item: PublishedContent) => string;
}

/** Offers entries to read next; shows nothing where there are none. */
export function RelatedItems({ title, items, tone = 'sunken', kicker }: RelatedItemsProps) {
  if (items.length === 0) return null;
  return (
    <div className={styles['related']} data-tone={tone}>
      <Section tone={tone} title={title}>
        <ul className={styles['items']}>
          {items.map((item) => (
            <li key={item.id}>
              <ContentCard className={styles['item']} item={item} kicker={kicker?.(item)} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
