import type { PublishedContent } from '@zhilv/contract/content';
import { ADDRESS } from '../parts/address/addresses.ts';
import { Clauses } from '../parts/text/Clauses.tsx';
import type { TitleBreaks } from '../parts/text/wordBreaks.ts';
import type { Answered } from '../parts/content/contentLists.ts';
import { DetailLink } from '../parts/address/DetailLink.tsx';
import { Missing } from '../parts/face/Missing.tsx';
import { MoreLink } from '../parts/link/MoreLink.tsx';
import { Picture } from '../parts/section/Picture.tsx';
import { PublishDay } from '../parts/text/PublishDay.tsx';
import { Section } from '../parts/section/Section.tsx';
import styles from './News.module.css';

/** Shows the latest piece of news large, and lists the ones before it. */
export function News({ news }: { readonly news: Answered<PublishedContent & TitleBreaks> }) {
  const [latest, ...earlier] = news ?? [];
  if (news !== null && !latest) return null;
  return (
    <Section title="新闻资讯" lead="项目进展、产品更新与行业观察。" more={<MoreLink to={ADDRESS.news}>查看全部新闻</MoreLink>}>
      {latest ? (
        <div className={styles['news']}>
          <DetailLink className={styles['latest']} item={latest}>
            <Picture className={styles['picture']} address={latest.logo} text="" width={640} height={400} />
            <PublishDay className={styles['day']} instant={latest.publishTime} />
            <span className={styles['title']}>
              <Clauses text={latest.title} breaks={latest.titleBreaks} />
            </span>
            <span className={styles['summary']}>{latest.summary}</span>
          </DetailLink>
          <ul className={styles['earlier']}>
            {earlier.map((item) => (
              <li key={item.id}>
                <DetailLink className={styles['item']} item={item}>
                  <PublishDay className={styles['day']} instant={item.publishTime} />
                  <span className={styles['itemTitle']}>
                    <Clauses text={item.title} breaks={item.titleBreaks} />
                  </span>
                  <span className={styles['itemSummary']}>{item.summary}</span>
                </DetailLink>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <Missing what="新闻" />
      )}
    </Section>
  );
}
