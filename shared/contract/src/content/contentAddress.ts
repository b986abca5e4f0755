import { ContentType } from './contentTypes.ts';
import type { PublishedContent } from './publishedContent.ts';

/** `type` in the addresses of solutions and cases: not the row's own type (docs/protocol/content.md §2.1). */
export const ROUTE_TYPE = { solution: 1, caseStudy: 2 } as const;

/** Paths of the public site to which content itself and feeds lead; the remote that has the pages declares them by these. */
export const CONTENT_PATH = {
  list: '/case-list',
  detail: '/case-detail',
  newsDetail: '/news-detail',
  about: '/about-us',
} as const;

/** Types of content whose rows have a page of their own. */
export const TYPES_WITH_PAGE: ReadonlySet<number> = new Set([ContentType.news, ContentType.solution, ContentType.caseStudy]);

/** Gives the path of the public site where a solution, a case, a piece of news or a part about the company is read. */
export function detailAddress({ id, type }: Pick<PublishedContent, 'id' | 'type'>): string {
  if (type === ContentType.news) return `${CONTENT_PATH.newsDetail}?id=${id}`;
  if (type === ContentType.about) return CONTENT_PATH.about;
  return `${CONTENT_PATH.detail}?id=${id}&type=${type === ContentType.solution ? ROUTE_TYPE.solution : ROUTE_TYPE.caseStudy}`;
}

/** Gives the path of all solutions of one kind (`SolutionType`). */
export const solutionListAddress = (infoType: number): string =>
  `${CONTENT_PATH.list}?type=${ROUTE_TYPE.solution}&infoType=${infoType}`;
