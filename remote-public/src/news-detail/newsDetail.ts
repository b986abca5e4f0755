import type { SiteContent } from '@zhilv/contract/cjy';
import { otherItems } from '../parts/article/otherItems.ts';
import { loadDetail, type ReadyDetail } from '../parts/contentDetail.ts';
import { latestNews } from '../parts/contentLists.ts';
import { readSiteConfig } from '../parts/siteConfig.ts';

/** One of them may be the one that is read. */
const NEWS_COUNT = 4;

/** A piece of news, and others to read after it. */
export interface NewsDetail {
  readonly item: ReadyDetail;
  readonly others: readonly SiteContent[];
}

/** Loads a piece of news; the others are a gap where they could not be had. */
export async function loadNewsDetail(request: Request): Promise<NewsDetail> {
  const { signal } = request;
  const { apiBase } = await readSiteConfig(signal);
  const [item, latest] = await Promise.all([loadDetail(request), latestNews(NEWS_COUNT, { apiBase, signal })]);
  return { item, others: otherItems(latest, item) };
}
