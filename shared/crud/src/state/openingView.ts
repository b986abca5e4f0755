import { writeListState } from './listState.ts';
import type { Resource } from '../resource/defineResource.ts';
import { writeColumns } from '../page/columnStore.ts';
import { pageOwner } from '../page/pageOwner.ts';
import { readViews } from './keptViews.ts';
import { stateOfView } from './viewState.ts';

type Opened = Pick<Resource, 'fields'> & { readonly api: Pick<Resource['api'], 'page'> };

/**
 * Gives the address, as a query, of the view that a list opens with, and arranges its columns; null where the address asks for
 * something, or the user has chosen no such view. An address that is opened from the menu asks for nothing.
 */
export function openingView(resource: Opened, search: URLSearchParams): string | null {
  if (search.toString() !== '') return null;
  const { first } = readViews(resource);
  if (first === null) return null;
  writeColumns(pageOwner(first.page), first.columns);
  return writeListState(stateOfView(resource, first)).toString();
}

/**
 * Gives an address that shows a list as it is asked for. One that asks for nothing opens the user's view, so that whoever asks for
 * everything names the first page.
 */
export const plainAddress = (resource: Opened, query: string): string =>
  query === '' && readViews(resource).first !== null ? 'pageNo=1' : query;
