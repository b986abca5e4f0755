import type { SiteContent } from '@zhilv/contract/cjy';
import { ContentCard } from '../ContentCard.tsx';
import { Section } from '../Section.tsx';
import styles from './RelatedItems.module.css';

interface RelatedItemsProps {
  readonly title: string;
  readonly items: readonly SiteContent[];
  readonly tone?: 'plain' | 'sunken';
  /** A few words on an item, above its title. */
  readonly kicker?: (item: SiteContent) => string;
}

/** What somebody who read this far may want to read next; nothing where there is nothing. */
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
