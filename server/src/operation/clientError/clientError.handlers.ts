import { ClientError, clientError } from '@zhilv/contract/operation';
import { equals } from '../../records/filters.ts';
import { type Implementation, implement } from '../../call/implement.ts';
import { type FiltersOf, listOf, pageOfRows } from '../../records/paging.ts';
import { descending } from '../../records/sorting.ts';
import { clientErrors } from './clientError.table.ts';

const list = listOf(clientErrors, ClientError, {
  matches: ({ remote, release, kind }: FiltersOf<typeof clientError.page>) => [
    equals(clientErrors.remote, remote),
    equals(clientErrors.release, release),
    equals(clientErrors.kind, kind),
  ],
  order: [descending('lastTime'), descending('id')],
  sortable: ['count', 'firstTime', 'lastTime'],
});

/** Errors that browsers reported; `takeClientErrors` keeps them. */
export const handlers: readonly Implementation[] = [implement(clientError.page, (call) => pageOfRows(call, list))];
