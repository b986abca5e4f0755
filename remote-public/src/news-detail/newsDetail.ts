import type { PublishedContent } from '@zhilv/contract/content';
import { otherItems } from '../parts/article/otherItems.ts';
import { loadDetail, type ReadyDetail } from '../parts/content/contentDetail.ts';
import { latestNews } from '../parts/content/contentLists.ts';
import { readPublicConfig } from '../parts/call/publicConfig.ts';

/** The number of news to ask for: one more than are shown, because one of them may be the one that is read. */
const NEWS_COUNT = 4;

/** A piece of news, and others to read after it. */
export interface NewsDetail {
  readonly item: ReadyDetail;
  readonly others: readonly PublishedContent[];
}

/** Loads a piece of news and others to read after it; the others are left out where they could not be loaded. */
export async function loadNewsDetail(request: Request): Promise<NewsDetail> {
  const { signal } = request;
  const { apiBase } = await readPublicConfig(signal);
  const [item, latest] = await Promise.all([loadDetail(request), latestNews(NEWS_COUNT, { apiBase, signal })]);
  return { item, others: otherItems(latest, item) };
}
