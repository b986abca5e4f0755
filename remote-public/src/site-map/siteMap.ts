import { ContentType, SolutionType } from '@zhilv/contract/cjy';
import { ADDRESS, detailAddress, solutionListAddress } from '../parts/addresses.ts';
import { contentPage, type ContentQuery } from '../parts/contentLists.ts';
import { readSiteConfig } from '../parts/siteConfig.ts';

/** As many of a kind as the server gives at once. Those beyond are in the list that the group leads to. */
const AT_MOST = 100;

interface SiteMapKind {
  readonly title: string;
  /** Where all of them are listed. */
  readonly address: string;
  readonly of: Pick<ContentQuery, 'type' | 'infoType'>;
}

const { caseStudy, news, solution } = ContentType;
const { scenicArea, wholeRegion } = SolutionType;

const KINDS: readonly SiteMapKind[] = [
  { title: '全域旅游解决方案', address: solutionListAddress(wholeRegion), of: { type: solution, infoType: wholeRegion } },
  { title: '智慧景区解决方案', address: solutionListAddress(scenicArea), of: { type: solution, infoType: scenicArea } },
  { title: '经典案例', address: ADDRESS.cases, of: { type: caseStudy } },
  { title: '新闻资讯', address: ADDRESS.news, of: { type: news } },
];

export interface SiteMapLink {
  readonly title: string;
  readonly address: string;
}

/** What there is of one kind. */
export interface SiteMapGroup extends SiteMapLink {
  /** Null when they could not be had. */
  readonly links: readonly SiteMapLink[] | null;
}

/** Loads the titles of all content that has a page of its own. */
export async function loadSiteMap(signal: AbortSignal): Promise<readonly SiteMapGroup[]> {
  const { apiBase } = await readSiteConfig(signal);
  return Promise.all(
    KINDS.map(async ({ title, address, of }) => {
      const page = await contentPage({ ...of, pageNo: 1, pageSize: AT_MOST }, { apiBase, signal });
      // No more than is shown: all of it stands in the document.
      const links = page?.list.map((item) => ({ title: item.title, address: detailAddress(item) }));
      return { title, address, links: links ?? null };
    }),
  );
}
