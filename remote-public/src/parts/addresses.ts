import { ContentType, type SiteContent } from '@zhilv/contract/cjy';

/** `type` of `/case-detail` and `/case-list`: not the row's own type (contract cjy.md §2.1). */
export const ROUTE_TYPE = { solution: 1, caseStudy: 2 } as const;

/** Where a solution, a case, a piece of news or a part of the page about the company is read. */
export function detailAddress({ id, type }: Pick<SiteContent, 'id' | 'type'>): string {
  if (type === ContentType.news) return `/news-detail?id=${id}`;
  if (type === ContentType.about) return ADDRESS.about;
  return `/case-detail?id=${id}&type=${type === ContentType.solution ? ROUTE_TYPE.solution : ROUTE_TYPE.caseStudy}`;
}

/** All solutions of one kind. */
export const solutionListAddress = (infoType: number): string =>
  `${ADDRESS.cases}?type=${ROUTE_TYPE.solution}&infoType=${infoType}`;

/** Pages of the site and of its neighbours. Sign-in and console are other documents: reach them by a plain `<a>`. */
export const ADDRESS = {
  home: '/home',
  cases: '/case-list',
  news: '/news-list',
  search: '/search',
  about: '/about-us',
  signIn: '/login',
  console: '/index',
} as const;
