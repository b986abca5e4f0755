import { ADDRESS } from '../parts/address/addresses.ts';
import { listAddress, type ListAsked, readListAsked } from '../parts/list/listAsked.ts';
import { type ContentPage, loadContentPage } from '../parts/list/loadContentPage.ts';
import { CASE_LIST_KINDS, caseListKind, type CaseListKindName } from './caseListKinds.ts';

/** Cards stand three in a row, so a page has whole rows. */
const PAGE_SIZE = 9;

/** The content of the list of cases and solutions. */
export interface CaseListContent {
  readonly kind: CaseListKindName;
  readonly asked: ListAsked;
  /** Null when the entries could not be loaded. */
  readonly page: ContentPage | null;
}

/** Gives the address of one kind, with the words and the page that were asked for. */
export const caseListAddress = (kind: CaseListKindName, asked?: Partial<ListAsked>): string =>
  listAddress(ADDRESS.cases, { ...CASE_LIST_KINDS[kind].address }, asked);

/** Loads what the address asks for. */
export async function loadCaseList(request: Request): Promise<CaseListContent> {
  const { searchParams } = new URL(request.url);
  const asked = readListAsked(searchParams);
  const kind = caseListKind(searchParams);
  const page = await loadContentPage({
    request,
    asked,
    of: CASE_LIST_KINDS[kind].of,
    pageSize: PAGE_SIZE,
    addressOf: (pageNo) => caseListAddress(kind, { ...asked, pageNo }),
  });
  return { kind, asked, page };
}
