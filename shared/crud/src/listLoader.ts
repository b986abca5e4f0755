import type { OutputOf } from '@zhilv/contract';
import { ApiError, call } from '@zhilv/platform';
import type { LoaderFunctionArgs } from 'react-router';
import type { Identified, Resource, ResourceApi } from './defineResource.ts';
import { readListState } from './listState.ts';

/** Why a list could not be loaded, in words for people. */
export interface ListFailure {
  readonly message: string;
  readonly traceId: string | null;
}

/** What {@link listLoader} gives to `useList`. */
export interface LoadedList<Row extends Identified> {
  readonly rows: readonly Row[];
  readonly total: number;
  /** The page these are of. */
  readonly pageNo: number;
  readonly failure: ListFailure | null;
}

type PageAnswer = OutputOf<ResourceApi['page']>;

/**
 * Loads the page of records that the URL asks for; the URL is the list's only state. A page past the end gives the last
 * one. A failed call gives an empty list that says why, so that the page around it stays.
 */
export function listLoader<Row extends Identified>(resource: Resource<Row, never> | Resource<Row>) {
  return async ({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<LoadedList<Row>> => {
    const { pageNo, pageSize, filters } = readListState(resource, new URL(request.url).searchParams);
    const load = (page: number): Promise<PageAnswer> =>
      call(resource.api.page, { ...filters, pageNo: page, pageSize }, { signal: request.signal });
    try {
      const asked = await load(pageNo);
      const lastPage = Math.max(1, Math.ceil(asked.total / pageSize));
      const shown = Math.min(pageNo, lastPage);
      const answer = shown === pageNo ? asked : await load(shown);
      // The resource's rows are what its page call lists; ResourceApi knows of them only that they have an id.
      return { rows: answer.list as readonly Row[], total: answer.total, pageNo: shown, failure: null };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { rows: [], total: 0, pageNo, failure: { message: error.message, traceId: error.traceId } };
    }
  };
}
