import { ContentType, NewsType, type PublishedContent, SolutionType } from '@zhilv/contract/content';
import type { PageSubject } from '@zhilv/site/head';
import { ADDRESS, solutionListAddress } from './addresses.ts';

/** A page on the way from the home to another one. */
export interface Crumb {
  readonly title: string;
  readonly address: string;
}

const HOME: Crumb = { title: '首页', address: ADDRESS.home };

/** The way to a record's page: the home, and the list that it stands in. */
export function trailTo(item: Pick<PublishedContent, 'type' | 'infoType'>): readonly Crumb[] {
  if (item.type === ContentType.news) return [HOME, { title: '新闻资讯', address: ADDRESS.news }];
  if (item.type !== ContentType.solution) return [HOME, { title: '经典案例', address: ADDRESS.cases }];
  return [HOME, { title: kindOf(item) ?? '解决方案', address: solutionListAddress(item.infoType ?? SolutionType.wholeRegion) }];
}

/** The way to a page right below the home. */
export const TRAIL_TO_FIRST_PAGES: readonly Crumb[] = [HOME];

/** Names the kind of a solution or a piece of news by its `infoType`; null for others. */
export function kindOf({ type, infoType }: Pick<PublishedContent, 'type' | 'infoType'>): string | null {
  return KINDS.get(type)?.get(infoType) ?? null;
}

const KINDS: ReadonlyMap<number, ReadonlyMap<unknown, string>> = new Map([
  [
    ContentType.solution,
    new Map([
      [SolutionType.wholeRegion, '全域旅游'],
      [SolutionType.scenicArea, '智慧景区'],
    ]),
  ],
  [
    ContentType.news,
    new Map([
      [NewsType.company, '公司新闻'],
      [NewsType.industry, '行业资讯'],
    ]),
  ],
]);

/** Tells machines the same way, with the page itself last. */
export const trailSubject = (trail: readonly Crumb[], page: Crumb): PageSubject => ({
  kind: 'BreadcrumbList',
  trail: [...trail, page].map(({ title, address }) => ({ name: title, address })),
});
