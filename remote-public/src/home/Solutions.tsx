import { SolutionType, type SiteContent } from '@zhilv/contract/cjy';
import { useState } from 'react';
import { solutionListAddress } from '../parts/addresses.ts';
import { ContentCard } from '../parts/ContentCard.tsx';
import { type Answered, columnOf } from '../parts/contentLists.ts';
import { Missing } from '../parts/Missing.tsx';
import { MoreLink } from '../parts/MoreLink.tsx';
import { Section } from '../parts/Section.tsx';
import type { SiteFrame } from '../parts/siteFrame.ts';
import { Tabs } from '../parts/Tabs.tsx';
import styles from './Solutions.module.css';

/** What the company offers, in two tabs of six. */
export function Solutions({ frame }: { readonly frame: SiteFrame }) {
  const kinds = [
    { name: '全域旅游', infoType: SolutionType.wholeRegion, items: frame.wholeRegion },
    { name: '智慧景区', infoType: SolutionType.scenicArea, items: frame.scenicArea },
  ] as const;
  const [chosen, setChosen] = useState(0);
  const shown = kinds[chosen] ?? kinds[0];

  return (
    <Section
      id="solutions"
      title="解决方案"
      lead="主管部门看得清全局，景区管得好现场，游客走得顺一路。两条产品线，共用一套数据底座。"
      more={<MoreLink to={solutionListAddress(shown.infoType)}>{`查看全部${shown.name}方案`}</MoreLink>}
    >
      <Tabs
        label="解决方案"
        tabs={kinds.map(({ name, items }) => ({ name, panel: <Cards items={items} /> }))}
        chosen={chosen}
        onChosen={setChosen}
      />
    </Section>
  );
}

function Cards({ items }: { readonly items: Answered<SiteContent> }) {
  if (items === null) return <Missing what="解决方案" />;
  return (
    <ul className={styles['cards']}>
      {columnOf(items).map((item) => (
        <li key={item.id}>
          <ContentCard className={styles['card']} item={item}>
            <p className={styles['summary']}>{item.summary}</p>
          </ContentCard>
        </li>
      ))}
    </ul>
  );
}
