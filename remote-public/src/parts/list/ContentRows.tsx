import type { PublishedContent } from '@zhilv/contract/content';
import { ContentRow } from './ContentRow.tsx';
import styles from './ContentRows.module.css';

interface ContentRowsProps {
  readonly items: readonly PublishedContent[];
  readonly keyword: string;
  /** Whether the first entry is larger than the others. */
  readonly led?: boolean;
}

/** Entries below one another. */
export function ContentRows({ items, keyword, led = false }: ContentRowsProps) {
  return (
    <ul className={styles['rows']}>
      {items.map((item, index) => (
        <li key={item.id}>
          <ContentRow item={item} keyword={keyword} leading={led && index === 0} />
        </li>
      ))}
    </ul>
  );
}
