import type { PublishedContent } from '@zhilv/contract/content';
import { ADDRESS } from '../../parts/address/addresses.ts';
import { caseFacts } from '../../parts/content/caseFacts.ts';
import { Clauses } from '../../parts/text/Clauses.tsx';
import { DetailLink } from '../../parts/address/DetailLink.tsx';
import { Picture } from '../../parts/section/Picture.tsx';
import type { TitleBreaks } from '../../parts/text/wordBreaks.ts';
import styles from './CasesPanel.module.css';
import { PanelHead } from './PanelHead.tsx';

/** The recommended cases, each with its picture and its place. */
export function CasesPanel({ items }: { readonly items: readonly (PublishedContent & TitleBreaks)[] }) {
  return (
    <>
      <PanelHead title="推荐案例" about="不同的山水，各自的难题与解法" to={ADDRESS.cases} allName="查看全部案例" />
      <ul className={styles['list']}>
        {items.map((item) => (
          <li key={item.id}>
            <DetailLink className={styles['item']} item={item}>
              <Picture className={styles['picture']} address={item.logo} text="" width={640} height={400} />
              <span className={styles['place']}>{caseFacts(item.summary).place}</span>
              <span className={styles['title']}>
                <Clauses text={item.title} breaks={item.titleBreaks} />
              </span>
            </DetailLink>
          </li>
        ))}
      </ul>
    </>
  );
}
