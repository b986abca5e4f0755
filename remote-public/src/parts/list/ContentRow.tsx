import { ContentType, type PublishedContent } from '@zhilv/contract/content';
import { Clauses } from '../text/Clauses.tsx';
import type { TitleBreaks } from '../text/wordBreaks.ts';
import { contentKind } from '../content/contentKind.ts';
import styles from './ContentRow.module.css';
import { DetailLink } from '../address/DetailLink.tsx';
import { Marked } from '../text/Marked.tsx';
import { Picture } from '../section/Picture.tsx';
import { PublishDay } from '../text/PublishDay.tsx';

interface ContentRowProps {
  readonly item: PublishedContent & TitleBreaks;
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
          {item.type !== ContentType.solution && <PublishDay instant={item.publishTime} />}
        </p>
        <h2 className={styles['title']}>
          <Clauses text={item.title} words={keyword} breaks={item.titleBreaks} />
        </h2>
        <p className={styles['summary']}>
          {/* The lines of a case's summary are place and result. */}
          <Marked text={(item.summary ?? '').replaceAll('\n', '，')} words={keyword} />
        </p>
      </div>
    </DetailLink>
  );
}
