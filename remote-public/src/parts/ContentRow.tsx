import type { SiteContent } from '@zhilv/contract/cjy';
import { Clauses } from './Clauses.tsx';
import { contentKind } from './contentKind.ts';
import styles from './ContentRow.module.css';
import { DetailLink } from './DetailLink.tsx';
import { Marked } from './Marked.tsx';
import { Picture } from './Picture.tsx';
import { PublishDay } from './PublishDay.tsx';

interface ContentRowProps {
  readonly item: SiteContent;
  /** Words that stand out; empty: none. */
  readonly keyword: string;
  /** Whether it opens the list, larger than the others. */
  readonly leading?: boolean;
}

/** An entry of a list that is read from top to bottom: picture, day and kind, title, summary. */
export function ContentRow({ item, keyword, leading = false }: ContentRowProps) {
  return (
    <DetailLink className={leading ? styles['leading'] : styles['row']} item={item}>
      <Picture className={styles['picture']} address={item.logo} text="" width={640} height={400} />
      <div className={styles['words']}>
        <p className={styles['kind']}>
          <span>{contentKind(item)}</span>
          <PublishDay instant={item.publishTime} />
        </p>
        <h2 className={styles['title']}>
          <Clauses text={item.title} words={keyword} />
        </h2>
        <p className={styles['summary']}>
          {/* A case's summary is lines: place, result. */}
          <Marked text={(item.summary ?? '').replaceAll('\n', '，')} words={keyword} />
        </p>
      </div>
    </DetailLink>
  );
}
