import type { Id } from '@zhilv/contract';
import { type ListState, readListState, writeListState } from './listState.ts';
import type { Resource } from '../resource/defineResource.ts';

type Fields = Pick<Resource, 'fields'>;

/** Gives the first page of a list as a view shows it. What the view says of fields that the list lacks counts as absent. */
export const stateOfView = (resource: Fields, { id, query }: { readonly id: Id; readonly query: string }): ListState => ({
  ...partOf(readListState(resource, new URLSearchParams(query))),
  view: String(id),
});

/** Gives the query that a view of a list's state keeps: filters and order, without page and page size. */
export const viewQueryOf = (state: ListState): string => writeListState(partOf(state)).toString();

/** Tells whether a list's filters and order are those of a view. */
export const isOfView = (resource: Fields, state: ListState, query: string): boolean =>
  viewQueryOf(state) === viewQueryOf(readListState(resource, new URLSearchParams(query)));

const NOWHERE = readListState({ fields: {} }, new URLSearchParams());

const partOf = ({ filters, sort }: ListState): ListState => ({ ...NOWHERE, filters, sort });
