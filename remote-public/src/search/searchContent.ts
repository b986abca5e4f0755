import { ADDRESS } from '../parts/address/addresses.ts';
import { listAddress, type ListAsked, NOTHING_ASKED, readListAsked } from '../parts/list/listAsked.ts';
import { type ContentPage, loadContentPage } from '../parts/list/loadContentPage.ts';
import { searchKind } from './searchKinds.ts';

const PAGE_SIZE = 10;

/** The words searched for, and the entries found. */
export interface SearchContent {
  /** Null: everything is searched. */
  readonly kind: string | null;
  readonly asked: ListAsked;
  /** Null when the search failed, or when no words were given. */
  readonly page: ContentPage | null;
}

/** The address of a search. */
export const searchAddress = (kind: string | null | undefined, asked?: Partial<ListAsked>): string =>
  listAddress(ADDRESS.search, { kind: kind ?? undefined }, asked);

/** Searches what the address asks for; nothing is asked without words. */
export async function loadSearch(request: Request): Promise<SearchContent> {
  const { searchParams } = new URL(request.url);
  const asked = readListAsked(searchParams);
  const { kind = null, type } = searchKind(searchParams.get('kind'));
  if (asked.keyword === '') return { kind, asked: NOTHING_ASKED, page: null };
  const page = await loadContentPage({
    request,
    asked,
    of: { type },
    pageSize: PAGE_SIZE,
    addressOf: (pageNo) => searchAddress(kind, { ...asked, pageNo }),
  });
  return { kind, asked, page };
}
