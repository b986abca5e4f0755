import type { Resource } from '../resource/defineResource.ts';
import { type Filters, readListState } from '../state/listState.ts';
import { openingView } from '../state/openingView.ts';

/**
 * Gives the filters of the list that a request asks for, as its page call takes them: for what stands beside the list and tells of the
 * same records, such as their sum.
 */
export function listFilters(resource: Pick<Resource, 'fields' | 'api'>, { url }: Pick<Request, 'url'>): Filters {
  const search = new URL(url).searchParams;
  const opening = openingView(resource, search);
  return readListState(resource, opening === null ? search : new URLSearchParams(opening)).filters;
}
