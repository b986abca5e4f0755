import { clientError } from '@zhilv/contract/infra';
import { equals } from '../app/filters.ts';
import { type Implementation, implement } from '../app/implement.ts';
import { type FiltersOf, listOf, pageOfRows } from '../app/paging.ts';
import { descending } from '../app/sorting.ts';
import { clientErrors } from '../db/schema/infra.ts';

const list = listOf(clientErrors, {
  matches: ({ remote, release, kind }: FiltersOf<typeof clientError.page>) => [
    equals(clientErrors.remote, remote),
    equals(clientErrors.release, release),
    equals(clientErrors.kind, kind),
  ],
  order: [descending('lastTime'), descending('id')],
  sortable: ['count', 'firstTime', 'lastTime'],
});

/** Errors that browsers reported; `takeClientErrors` keeps them. */
export const clientErrorImplementations: readonly Implementation[] = [
  implement(clientError.page, (call) => pageOfRows(call, list)),
];
