import type { SiteContent } from '@zhilv/contract/cjy';
import { useLoaderData } from 'react-router';
import { ArticleFacts } from '../parts/article/ArticleFacts.tsx';
import { Clauses } from '../parts/Clauses.tsx';
import { Neighbours } from '../parts/article/Neighbours.tsx';
import { RelatedItems } from '../parts/article/RelatedItems.tsx';
import { Breadcrumbs } from '../parts/Breadcrumbs.tsx';
import { formatDay } from '../parts/formatDay.ts';
import { Picture } from '../parts/Picture.tsx';
import { useReading } from '../parts/reading.ts';
import { RichText } from '../parts/richText/RichText.tsx';
import { kindOf, trailTo } from '../parts/trail.ts';
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
            <Clauses text={item.title} />
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

const dayOf = ({ publishTime }: SiteContent): string => (publishTime ? formatDay(publishTime) : '');
