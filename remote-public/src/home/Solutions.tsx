import { SolutionType, type PublishedContent } from '@zhilv/contract/content';
import { useState } from 'react';
import { ADDRESS, solutionListAddress } from '../parts/address/addresses.ts';
import { ContentCard } from '../parts/content/ContentCard.tsx';
import { type Answered, columnOf } from '../parts/content/contentLists.ts';
import { Missing } from '../parts/face/Missing.tsx';
import { NothingFound } from '../parts/face/NothingFound.tsx';
import { MoreLink } from '../parts/link/MoreLink.tsx';
import { WayLink } from '../parts/link/WayLink.tsx';
import { Section } from '../parts/section/Section.tsx';
import type { FrameContent } from '../parts/content/frameContent.ts';
import { Tabs } from '../parts/section/Tabs.tsx';
import styles from './Solutions.module.css';

/** Shows the company's solutions in two tabs, six in each. */
export function Solutions({ frame }: { readonly frame: FrameContent }) {
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

function Cards({ items }: { readonly items: Answered<PublishedContent> }) {
  if (items === null) return <Missing what="解决方案" />;
  if (items.length === 0)
    return (
      <NothingFound text="这里还没有解决方案，过些日子再来看看。">
        <WayLink to={ADDRESS.about}>关于我们</WayLink>
      </NothingFound>
    );
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
