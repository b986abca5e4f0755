import { useState } from 'react';
import type { Identified } from './defineResource.ts';
import { type Filters, readListState, writeListState } from './listState.ts';
import type { List } from './useList.ts';

/** What is typed into a filter bar, which the list need not show yet. */
export interface TypedFilters {
  readonly typed: Filters;
  readonly type: (filters: Filters) => void;
  /** Says that the list is about to show these, and that what is typed goes on from there. */
  readonly expect: (filters: Filters) => void;
}

/** Starts with the list's filters; an address that was not expected brings its own. */
export function useTypedFilters<Row extends Identified, Name extends string>({
  resource,
  state,
}: Pick<List<Row, Name>, 'resource' | 'state'>): TypedFilters {
  const shown = JSON.stringify(state.filters);
  const [draft, setDraft] = useState({ typed: state.filters, shown, expected: shown });
  if (draft.shown !== shown) {
    setDraft({ typed: shown === draft.expected ? draft.typed : state.filters, shown, expected: shown });
  }
  return {
    typed: draft.typed,
    type: (typed) => setDraft((last) => ({ ...last, typed })),
    expect: (filters) => {
      // As the address will say it: trimmed, in the order of the fields, without what is empty.
      const next = readListState(resource, writeListState({ ...state, filters })).filters;
      setDraft((last) => ({ ...last, expected: JSON.stringify(next) }));
    },
  };
}
