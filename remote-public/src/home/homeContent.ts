import type { SiteContent } from '@zhilv/contract/cjy';
import { type Answered, latestNews, openingSlides } from '../parts/contentLists.ts';
import { readSiteConfig } from '../parts/siteConfig.ts';

/** One large piece of news and four listed. */
const NEWS_COUNT = 5;

/** What the home needs beside the frame's content. */
export interface HomeContent {
  readonly slides: Answered<SiteContent>;
  readonly news: Answered<SiteContent>;
}

/** Loads what the home shows beside the frame's content. */
export async function loadHome(signal: AbortSignal): Promise<HomeContent> {
  const { apiBase } = await readSiteConfig(signal);
  const [slides, news] = await Promise.all([openingSlides({ apiBase, signal }), latestNews(NEWS_COUNT, { apiBase, signal })]);
  return { slides, news };
}
