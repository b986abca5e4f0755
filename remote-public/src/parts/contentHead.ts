import { ContentType, type SiteContent, type SiteContentDetail } from '@zhilv/contract/cjy';
import type { HeadContext, PageHead, PageSubject } from '@zhilv/federation/head';
import { detailAddress } from './addresses.ts';
import { kindOf, trailSubject, trailTo } from './trail.ts';

/** What the page of a record says of itself; of one that could not be had, that it is not there. */
export function contentHead({ data }: Pick<HeadContext, 'data'>): PageHead {
  // The loader's; undefined when it failed.
  const item = data as SiteContentDetail | undefined;
  if (!item) return { title: '没有取到这篇内容', unlisted: true };
  const address = detailAddress(item);
  return {
    title: item.title,
    canonical: address,
    ...(item.summary && { description: item.summary }),
    picture: item.banner || item.logo,
    subjects: [trailSubject(trailTo(item), { title: item.title, address }), ...subjectOf(item)],
  };
}

/** There is no kind of thing that a case would be. */
function subjectOf(item: SiteContent & Pick<SiteContentDetail, 'source'>): readonly PageSubject[] {
  if (item.type === ContentType.news)
    return [{ kind: 'NewsArticle', headline: item.title, published: item.publishTime, source: item.source }];
  if (item.type === ContentType.solution) return [{ kind: 'Service', name: item.title, category: kindOf(item) }];
  return [];
}
