import type { PublishedContent } from '@zhilv/contract/content';
import { type Answered, latestNews, openingSlides } from '../parts/content/contentLists.ts';
import { readPublicConfig } from '../parts/call/publicConfig.ts';

/** The home shows one large piece of news and lists four. */
const NEWS_COUNT = 5;

/** The content of the home beside that of the frame. */
export interface HomeContent {
  readonly slides: Answered<PublishedContent>;
  readonly news: Answered<PublishedContent>;
}

/** Loads what the home shows beside the frame's content. */
export async function loadHome(signal: AbortSignal): Promise<HomeContent> {
  const { apiBase } = await readPublicConfig(signal);
  const [slides, news] = await Promise.all([openingSlides({ apiBase, signal }), latestNews(NEWS_COUNT, { apiBase, signal })]);
  return { slides, news };
}
