import { useState } from 'react';
import type { Identified } from '../resource/defineResource.ts';
import { type Filters, readListState, writeListState } from '../state/listState.ts';
import type { List } from '../list/useList.ts';

/** The filters as typed, which the list need not show yet. */
export interface TypedFilters {
  readonly typed: Filters;
  readonly type: (filters: Filters) => void;
  /** Announces the filters of the next address, so that its arrival does not replace what is typed. */
  readonly expect: (filters: Filters) => void;
}

/** Starts with the list's filters; an address that nobody announced brings its own. */
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
      // The address will have them trimmed, in the order of the fields, and without empty ones.
      const next = readListState(resource, writeListState({ ...state, filters })).filters;
      setDraft((last) => ({ ...last, expected: JSON.stringify(next) }));
    },
  };
}
