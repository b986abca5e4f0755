import { ApiError, call } from '@zhilv/platform';
import type { LoaderFunctionArgs } from 'react-router';
import type { LoadedList } from '../list/listLoader.ts';
import type { Resource } from '../resource/defineResource.ts';
import { openingView } from '../state/openingView.ts';
import { keepTree } from './nodes/loadedTrees.ts';
import { treeCode } from './treeCode.ts';
import type { Placed } from './nodes/treeOf.ts';

/**
 * Loads all records of a tree, which `useList` then gives as its rows: the filters of its address are applied in the browser, so that
 * the records above a found one stay. A failed call gives an empty tree with the reason.
 */
export function treeLoader<Row extends Placed>(resource: Resource<Row, never> | Resource<Row>) {
  return async ({ request }: Pick<LoaderFunctionArgs, 'request' | 'params'>): Promise<LoadedList<Row>> => {
    const opening = openingView(resource, new URL(request.url).searchParams);
    const rest = { pageNo: 1, opening, scope: null, sortable: [] };
    try {
      // The table says when its code is missing.
      const [answer] = await Promise.all([
        call(resource.api.page, {}, { signal: request.signal, quiet: true }),
        treeCode.load().catch(() => null),
      ]);
      const { list, offers = [] } = 'list' in answer ? answer : { list: answer };
      // The call lists the resource's rows; ResourceApi knows of them only that they have an id.
      const rows = list as readonly Row[];
      keepTree(resource.api.page, rows);
      return { ...rest, rows, total: rows.length, offers, failure: null };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { ...rest, rows: [], total: 0, offers: [], failure: error };
    }
  };
}
