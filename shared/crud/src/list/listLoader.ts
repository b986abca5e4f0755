import type { OutputOf } from '@zhilv/contract';
import { ApiError, call } from '@zhilv/platform';
import type { LoaderFunctionArgs } from 'react-router';
import type { Identified, Resource, ResourceApi } from '../resource/defineResource.ts';
import { openingView } from '../state/openingView.ts';
import { queryOf, readListState } from '../state/listState.ts';

/** A route may fix part of a list: `/dict/type/data/3` shows the entries of one type. */
export interface ListScope {
  /** These filters go with every call for the list, and into every draft that is created in it. */
  readonly values: Readonly<Record<string, unknown>>;
  /** People call the record that the list belongs to this. */
  readonly parentName: string;
}

/** {@link listLoader} gives this to `useList`. */
export interface LoadedList<Row extends Identified> {
  readonly rows: readonly Row[];
  readonly total: number;
  /** The rows are of this page. */
  readonly pageNo: number;
  /** The back end can sort by these fields. */
  readonly sortable: readonly string[];
  /** The back end has these calls, which not every one has. */
  readonly offers: readonly string[];
  /** The list opened with a view of its user's, whose query this is: the address asked for nothing. Null where it asked. */
  readonly opening: string | null;
  /** Null means that the route fixes nothing, or that the record it fixes could not be loaded. */
  readonly scope: ListScope | null;
  readonly failure: ApiError | null;
}

type LoaderArgs = Pick<LoaderFunctionArgs, 'request' | 'params'>;
type PageAnswer = Exclude<OutputOf<ResourceApi['page']>, readonly unknown[]>;

/**
 * Loads the page of records that the URL asks for; the URL is the list's only state. A page number past the end gives the
 * last page. An address that asks for nothing gives the view that its user opens the list with. A failed call gives an empty list
 * with the reason, which the page says in the list's place and nobody says elsewhere.
 *
 * @param scope tells what the route's parameters fix, and says nothing to the user: an `ApiError` of it is the list's failure
 */
export function listLoader<Row extends Identified>(
  resource: Resource<Row, never> | Resource<Row>,
  scope?: (args: LoaderArgs) => Promise<ListScope>,
) {
  return async (args: LoaderArgs): Promise<LoadedList<Row>> => {
    const { request } = args;
    const search = new URL(request.url).searchParams;
    const opening = openingView(resource, search);
    const state = readListState(resource, opening === null ? search : new URLSearchParams(opening));
    const { pageNo, pageSize } = state;
    let known: ListScope | null = null;
    try {
      const fixed = (await scope?.(args)) ?? null;
      known = fixed;
      const load = async (page: number): Promise<PageAnswer> => {
        const answer = await call(
          resource.api.page,
          { ...queryOf(state), ...fixed?.values, pageNo: page, pageSize },
          { signal: request.signal, quiet: true },
        );
        if (!('list' in answer)) throw new Error(`${resource.name} has no pages; load it by treeLoader.`);
        return answer;
      };
      const asked = await load(pageNo);
      const lastPage = Math.max(1, Math.ceil(asked.total / pageSize));
      const shown = Math.min(pageNo, lastPage);
      const { list, total, sortable = [], offers = [] } = shown === pageNo ? asked : await load(shown);
      // The page call lists the resource's rows; ResourceApi knows of them only that they have an id.
      return { rows: list as readonly Row[], total, pageNo: shown, sortable, offers, opening, scope: known, failure: null };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { rows: [], total: 0, pageNo, sortable: [], offers: [], opening, scope: known, failure: error };
    }
  };
}
