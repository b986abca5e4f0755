import { ContentType } from '@zhilv/contract/content';
import { ADDRESS } from '../parts/address/addresses.ts';
import { listAddress, type ListAsked, readListAsked } from '../parts/list/listAsked.ts';
import { type ContentPage, loadContentPage } from '../parts/list/loadContentPage.ts';
import { newsKind } from './newsKinds.ts';

const PAGE_SIZE = 10;

/** The content of the list of news. */
export interface NewsListContent {
  /** Null: all news. */
  readonly infoType: number | null;
  readonly asked: ListAsked;
  /** Null when the news could not be loaded. */
  readonly page: ContentPage | null;
}

/** The address of one kind of news, and of what was asked of it. */
export const newsListAddress = (infoType: number | null | undefined, asked?: Partial<ListAsked>): string =>
  listAddress(ADDRESS.news, { infoType: infoType ?? undefined }, asked);

/** Loads what the address asks for. */
export async function loadNewsList(request: Request): Promise<NewsListContent> {
  const { searchParams } = new URL(request.url);
  const asked = readListAsked(searchParams);
  const { infoType } = newsKind(searchParams.get('infoType'));
  const page = await loadContentPage({
    request,
    asked,
    of: { type: ContentType.news, infoType },
    pageSize: PAGE_SIZE,
    addressOf: (pageNo) => newsListAddress(infoType, { ...asked, pageNo }),
  });
  return { infoType: infoType ?? null, asked, page };
}
