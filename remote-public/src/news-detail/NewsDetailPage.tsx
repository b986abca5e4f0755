import type { PublishedContent } from '@zhilv/contract/content';
import { useLoaderData } from 'react-router';
import { ArticleFacts } from '../parts/article/ArticleFacts.tsx';
import { Clauses } from '../parts/text/Clauses.tsx';
import { Neighbours } from '../parts/article/Neighbours.tsx';
import { RelatedItems } from '../parts/article/RelatedItems.tsx';
import { Breadcrumbs } from '../parts/address/Breadcrumbs.tsx';
import { formatDay } from '../parts/text/formatDay.ts';
import { Picture } from '../parts/section/Picture.tsx';
import { useReading } from '../parts/content/reading.ts';
import { RichText } from '../parts/richText/RichText.tsx';
import { kindOf, trailTo } from '../parts/address/trail.ts';
import styles from './NewsDetailPage.module.css';
import type { NewsDetail } from './newsDetail.ts';

/** One piece of news. */
export function NewsDetailPage() {
  const { item, others } = useLoaderData<NewsDetail>();
  useReading(item.id);
  const kind = kindOf(item);
  return (
    <>
      <article className={styles['news']}>
        <header className={styles['head']}>
          <Breadcrumbs trail={trailTo(item)} title={item.title} />
          {kind && <p className={styles['kind']}>{kind}</p>}
          <h1 className={styles['title']}>
            <Clauses text={item.title} breaks={item.titleBreaks} />
          </h1>
          <ArticleFacts publishTime={item.publishTime} source={item.source} viewCount={item.viewCount} />
        </header>
        <Picture className={styles['picture']} address={item.banner || item.logo} text="" width={640} height={400} first />
        <div className={styles['text']}>
          {item.summary && <p className={styles['summary']}>{item.summary}</p>}
          <RichText html={item.content} />
          <Neighbours item={item} unit="篇" />
        </div>
      </article>
      <RelatedItems title="近期新闻" items={others} kicker={dayOf} />
    </>
  );
}

const dayOf = ({ publishTime }: PublishedContent): string => (publishTime ? formatDay(publishTime) : '');
