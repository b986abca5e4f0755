import { ContentType } from './contentTypes.ts';
import type { SiteContent } from './site.ts';

/** `type` of `/case-detail` and `/case-list`: not the row's own type (contract cjy.md §2.1). */
export const ROUTE_TYPE = { solution: 1, caseStudy: 2 } as const;

/** Types of content whose rows have a page of their own. */
export const TYPES_WITH_PAGE: ReadonlySet<number> = new Set([ContentType.news, ContentType.solution, ContentType.caseStudy]);

/** Where a solution, a case, a piece of news or a part of the page about the company is read: a path of the public site. */
export function detailAddress({ id, type }: Pick<SiteContent, 'id' | 'type'>): string {
  if (type === ContentType.news) return `/news-detail?id=${id}`;
  if (type === ContentType.about) return '/about-us';
  return `/case-detail?id=${id}&type=${type === ContentType.solution ? ROUTE_TYPE.solution : ROUTE_TYPE.caseStudy}`;
}

/** All solutions of one kind (`SolutionType`). */
export const solutionListAddress = (infoType: number): string => `/case-list?type=${ROUTE_TYPE.solution}&infoType=${infoType}`;
