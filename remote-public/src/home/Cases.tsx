import type { PublishedContent } from '@zhilv/contract/content';
import { ADDRESS } from '../parts/address/addresses.ts';
import { caseFacts } from '../parts/content/caseFacts.ts';
import { ContentCard } from '../parts/content/ContentCard.tsx';
import { type Answered, recommended } from '../parts/content/contentLists.ts';
import { Missing } from '../parts/face/Missing.tsx';
import { MoreLink } from '../parts/link/MoreLink.tsx';
import { Section } from '../parts/section/Section.tsx';
import styles from './Cases.module.css';
import { Figures } from './Figures.tsx';

/** The recommended cases with place and result. */
export function Cases({ cases }: { readonly cases: Answered<PublishedContent> }) {
  const items = cases && recommended(cases);
  if (items?.length === 0) return null;
  return (
    <Section
      tone="sunken"
      title="经典案例"
      lead="从高山到水乡，从雪场到海岛：每一处都有自己的难题，也有自己的解法。"
      more={<MoreLink to={ADDRESS.cases}>查看全部案例</MoreLink>}
    >
      {items === null ? (
        <Missing what="案例" />
      ) : (
        <ul className={styles['cases']}>
          {items.map((item) => (
            <li key={item.id}>
              <Case item={item} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Case({ item }: { readonly item: PublishedContent }) {
  const { place, result } = caseFacts(item.summary);
  return (
    <ContentCard className={styles['case']} item={item} kicker={place}>
      {result && (
        <p className={styles['result']}>
          <Figures text={result} />
        </p>
      )}
    </ContentCard>
  );
}
