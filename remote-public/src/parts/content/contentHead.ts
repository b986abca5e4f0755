import { ContentType, type PublishedContent, type PublishedContentDetail } from '@zhilv/contract/content';
import type { HeadContext, PageHead, PageSubject } from '@zhilv/site/head';
import { isRouteErrorResponse } from 'react-router';
import { detailAddress } from '../address/addresses.ts';
import { kindOf, trailSubject, trailTo } from '../address/trail.ts';

/** Makes the head of a record's page. For a record that is not there or could not be loaded the head says so. */
export function contentHead({ data, failure }: Pick<HeadContext, 'data' | 'failure'>): PageHead {
  // The loader gave it; undefined when it failed.
  const item = data as PublishedContentDetail | undefined;
  if (!item) {
    const missing = isRouteErrorResponse(failure) && failure.status === 404;
    return { title: missing ? '没有找到这篇内容' : '内容加载失败', unlisted: true };
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

/** Says of news and solutions what kind of thing they are; schema.org has no kind for a case. */
function subjectOf(item: PublishedContent & Pick<PublishedContentDetail, 'source'>): readonly PageSubject[] {
  if (item.type === ContentType.news)
    return [{ kind: 'NewsArticle', headline: item.title, published: item.publishTime, source: item.source }];
  if (item.type === ContentType.solution) return [{ kind: 'Service', name: item.title, category: kindOf(item) }];
  return [];
}
