import type { OutputOf } from '@zhilv/contract';
import { ApiError, call } from '@zhilv/platform';
import type { LoaderFunctionArgs } from 'react-router';
import type { Identified, Resource, ResourceApi } from './defineResource.ts';
import { queryOf, readListState } from './listState.ts';

/** Why a list could not be loaded, in words for people. */
export interface ListFailure {
  readonly message: string;
  readonly traceId: string | null;
}

/** What the route fixes of a list: `/dict/type/data/3` shows the entries of one type. */
export interface ListScope {
  /** Filters that go with every call for the list, and into every draft that is created in it. */
  readonly values: Readonly<Record<string, unknown>>;
  /** What people call the record that the list belongs to. */
  readonly parentName: string;
}

/** What {@link listLoader} gives to `useList`. */
export interface LoadedList<Row extends Identified> {
  readonly rows: readonly Row[];
  readonly total: number;
  /** The page these are of. */
  readonly pageNo: number;
  /** The fields that the back end can sort by. */
  readonly sortable: readonly string[];
  /** Null where the route fixes nothing, or what it fixes could not be loaded. */
  readonly scope: ListScope | null;
  readonly failure: ListFailure | null;
}

type LoaderArgs = Pick<LoaderFunctionArgs, 'request' | 'params'>;
type PageAnswer = OutputOf<ResourceApi['page']>;

/**
 * Loads the page of records that the URL asks for; the URL is the list's only state. A page past the end gives the last
 * one. A failed call gives an empty list that says why, so that the page around it stays.
 *
 * @param scope tells what the route's parameters fix; an `ApiError` of it is the list's failure
 */
export function listLoader<Row extends Identified>(
  resource: Resource<Row, never> | Resource<Row>,
  scope?: (args: LoaderArgs) => Promise<ListScope>,
) {
  return async (args: LoaderArgs): Promise<LoadedList<Row>> => {
    const { request } = args;
    const state = readListState(resource, new URL(request.url).searchParams);
    const { pageNo, pageSize } = state;
    let known: ListScope | null = null;
    try {
      const fixed = (await scope?.(args)) ?? null;
      known = fixed;
      const load = (page: number): Promise<PageAnswer> =>
        call(resource.api.page, { ...queryOf(state), ...fixed?.values, pageNo: page, pageSize }, { signal: request.signal });
      const asked = await load(pageNo);
      const lastPage = Math.max(1, Math.ceil(asked.total / pageSize));
      const shown = Math.min(pageNo, lastPage);
      const { list, total, sortable = [] } = shown === pageNo ? asked : await load(shown);
      // The resource's rows are what its page call lists; ResourceApi knows of them only that they have an id.
      return { rows: list as readonly Row[], total, pageNo: shown, sortable, scope: known, failure: null };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const failure = { message: error.message, traceId: error.traceId };
      return { rows: [], total: 0, pageNo, sortable: [], scope: known, failure };
    }
  };
}
