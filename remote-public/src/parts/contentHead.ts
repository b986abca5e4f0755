import { ContentType, type SiteContent, type SiteContentDetail } from '@zhilv/contract/cjy';
import type { HeadContext, PageHead, PageSubject } from '@zhilv/federation/head';
import { isRouteErrorResponse } from 'react-router';
import { detailAddress } from './addresses.ts';
import { kindOf, trailSubject, trailTo } from './trail.ts';

/** What the page of a record says of itself; of one that is not there or could not be had, just that. */
export function contentHead({ data, failure }: Pick<HeadContext, 'data' | 'failure'>): PageHead {
  // The loader's; undefined when it failed.
  const item = data as SiteContentDetail | undefined;
  if (!item) {
    const missing = isRouteErrorResponse(failure) && failure.status === 404;
    return { title: missing ? '没有找到这篇内容' : '内容暂时没有取到', unlisted: true };
  }
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
