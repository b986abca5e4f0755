import { type PublishedContent, SolutionType } from '@zhilv/contract/content';
import { solutionListAddress } from '../../parts/address/addresses.ts';
import { type Answered, columnOf } from '../../parts/content/contentLists.ts';
import { DetailLink } from '../../parts/address/DetailLink.tsx';
import { Picture } from '../../parts/section/Picture.tsx';
import type { FrameContent } from '../../parts/content/frameContent.ts';
import { PanelHead } from './PanelHead.tsx';
import type { TitleBreaks } from '../../parts/text/wordBreaks.ts';
import { Words } from '../../parts/text/Words.tsx';
import styles from './SolutionsPanel.module.css';

/** Both kinds of solutions, side by side. */
export function SolutionsPanel({ frame }: { readonly frame: FrameContent }) {
  return (
    <div className={styles['columns']}>
      <Column title="全域旅游" about="面向文旅主管部门与旅游集团" infoType={SolutionType.wholeRegion} items={frame.wholeRegion} />
      <Column title="智慧景区" about="面向景区与度假区的日常运营" infoType={SolutionType.scenicArea} items={frame.scenicArea} />
    </div>
  );
}

interface ColumnProps {
  readonly title: string;
  readonly about: string;
  readonly infoType: number;
  readonly items: Answered<PublishedContent & TitleBreaks>;
}

function Column({ title, about, infoType, items }: ColumnProps) {
  return (
    <section aria-label={title}>
      <PanelHead title={title} about={about} to={solutionListAddress(infoType)} allName={`查看全部${title}方案`} />
      <ul className={styles['list']}>
        {columnOf(items).map((item) => (
          <li key={item.id}>
            <DetailLink className={styles['item']} item={item}>
              <Picture className={styles['picture']} address={item.logo} text="" width={640} height={400} />
              <Words text={item.title} breaks={item.titleBreaks} />
            </DetailLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
