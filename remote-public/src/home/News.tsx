import type { SiteContent } from '@zhilv/contract/cjy';
import { ADDRESS } from '../parts/addresses.ts';
import { Clauses } from '../parts/Clauses.tsx';
import type { Answered } from '../parts/contentLists.ts';
import { DetailLink } from '../parts/DetailLink.tsx';
import { Missing } from '../parts/Missing.tsx';
import { MoreLink } from '../parts/MoreLink.tsx';
import { Picture } from '../parts/Picture.tsx';
import { PublishDay } from '../parts/PublishDay.tsx';
import { Section } from '../parts/Section.tsx';
import styles from './News.module.css';

/** The latest piece of news large, those before it listed. */
export function News({ news }: { readonly news: Answered<SiteContent> }) {
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
              <Clauses text={latest.title} />
            </span>
            <span className={styles['summary']}>{latest.summary}</span>
          </DetailLink>
          <ul className={styles['earlier']}>
            {earlier.map((item) => (
              <li key={item.id}>
                <DetailLink className={styles['item']} item={item}>
                  <PublishDay className={styles['day']} instant={item.publishTime} />
                  <span className={styles['itemTitle']}>
                    <Clauses text={item.title} />
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
