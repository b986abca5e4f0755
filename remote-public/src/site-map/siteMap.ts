import { ContentType, SolutionType } from '@zhilv/contract/content';
import { ADDRESS, detailAddress, solutionListAddress } from '../parts/address/addresses.ts';
import type { ContentQuery } from '../parts/call/asking.ts';
import { contentPage } from '../parts/content/contentLists.ts';
import { readPublicConfig } from '../parts/call/publicConfig.ts';
import type { TitleBreaks } from '../parts/text/wordBreaks.ts';

/** The server gives at most so many entries of a kind at once; the list that the group leads to has the others. */
const AT_MOST = 100;

interface SiteMapKind {
  readonly title: string;
  /** The address of the list of all of them. */
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

export interface SiteMapLink extends TitleBreaks {
  readonly title: string;
  readonly address: string;
}

/** The entries of one kind. */
export interface SiteMapGroup extends SiteMapLink {
  /** Null when they could not be loaded. */
  readonly links: readonly SiteMapLink[] | null;
}

/** Loads the titles of all content that has a page of its own. */
export async function loadSiteMap(signal: AbortSignal): Promise<readonly SiteMapGroup[]> {
  const { apiBase } = await readPublicConfig(signal);
  return Promise.all(
    KINDS.map(async ({ title, address, of }) => {
      const page = await contentPage({ ...of, pageNo: 1, pageSize: AT_MOST }, { apiBase, signal });
      // Everything that a loader gives stands in the document, so this gives only what is shown.
      const links = page?.list.map((item) => ({
        title: item.title,
        titleBreaks: item.titleBreaks,
        address: detailAddress(item),
      }));
      return { title, address, links: links ?? null };
    }),
  );
}
