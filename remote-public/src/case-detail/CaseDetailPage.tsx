import { ContentType, type PublishedContent, SolutionType } from '@zhilv/contract/content';
import { useLoaderData } from 'react-router';
import { Neighbours } from '../parts/article/Neighbours.tsx';
import { otherItems } from '../parts/article/otherItems.ts';
import { RelatedItems } from '../parts/article/RelatedItems.tsx';
import { caseFacts } from '../parts/content/caseFacts.ts';
import { Clauses } from '../parts/text/Clauses.tsx';
import type { ReadyDetail } from '../parts/content/contentDetail.ts';
import { recommended } from '../parts/content/contentLists.ts';
import { useReading } from '../parts/content/reading.ts';
import { RichText } from '../parts/richText/RichText.tsx';
import { type FrameContent, useFrameContent } from '../parts/content/frameContent.ts';
import { kindOf } from '../parts/address/trail.ts';
import styles from './CaseDetailPage.module.css';
import { CaseResult } from './CaseResult.tsx';
import { Consultation } from './Consultation.tsx';
import { Masthead } from './Masthead.tsx';

/** One case or one solution. */
export function CaseDetailPage() {
  const frame = useFrameContent();
  const item = useLoaderData<ReadyDetail>();
  useReading(item.id);
  return item.type === ContentType.solution ? <Solution item={item} frame={frame} /> : <Case item={item} frame={frame} />;
}

interface KindProps {
  readonly item: ReadyDetail;
  readonly frame: FrameContent;
}

function Solution({ item, frame }: KindProps) {
  const kin = item.infoType === SolutionType.wholeRegion ? frame.wholeRegion : frame.scenicArea;
  return (
    <>
      <article>
        <Masthead item={item} kicker={`${kindOf(item) ?? ''}解决方案`}>
          <p className={styles['lead']}>
            <Clauses text={item.summary ?? ''} />
          </p>
        </Masthead>
        <Body item={item} frame={frame} unit="个方案" />
      </article>
      <RelatedItems title="同类方案" items={otherItems(kin, item)} />
      <RelatedItems title="落地案例" tone="plain" items={otherItems(recommended(frame.cases ?? []), item)} kicker={placeOf} />
    </>
  );
}

function Case({ item, frame }: KindProps) {
  const { place, result } = caseFacts(item.summary);
  return (
    <>
      <article>
        <Masthead item={item} kicker={place}>
          <CaseResult result={result} />
        </Masthead>
        <Body item={item} frame={frame} unit="个案例" />
      </article>
      <RelatedItems title="更多案例" items={otherItems(frame.cases, item)} kicker={placeOf} />
    </>
  );
}

function Body({ item, frame, unit }: KindProps & { readonly unit: string }) {
  return (
    <div className={styles['body']}>
      <div className={styles['text']}>
        <RichText html={item.content} />
        <Neighbours item={item} unit={unit} />
      </div>
      <Consultation frame={frame} />
    </div>
  );
}

const placeOf = ({ summary }: PublishedContent): string => caseFacts(summary).place;
