import { usePage, useSession } from '@zhilv/platform';
import { useState } from 'react';
import { type ArrangedColumn, arrangeColumns, type ColumnChoice } from './arrangeColumns.ts';
import { readColumns, writeColumns } from './columnStore.ts';

/** The columns of a table, as the user of the page wants them. */
export interface Columns<Name extends string> {
  /** All of them, in their order. */
  readonly all: readonly ArrangedColumn<Name>[];
  readonly shown: readonly Name[];
  /** Null: those of the page, in its order. */
  readonly choice: ColumnChoice | null;
  readonly choose: (choice: ColumnChoice | null) => void;
}

/** The columns of a page's table, remembered for each user. */
export function useColumns<Name extends string>(columns: readonly Name[]): Columns<Name> {
  const user = String(useSession().user?.id ?? '');
  const owner = { user, page: usePage().key };
  const [choice, setChoice] = useState(() => readColumns(owner));
  const all = arrangeColumns(columns, choice);
  return {
    all,
    shown: all.flatMap(({ name, shown }) => (shown ? [name] : [])),
    choice,
    choose: (next) => {
      writeColumns(owner, next);
      setChoice(next);
    },
  };
}
