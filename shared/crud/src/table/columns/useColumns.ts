import { useState } from 'react';
import { type ColumnChoice, readColumns, writeColumns } from '../../page/columnStore.ts';
import { usePageOwner } from '../../page/pageOwner.ts';
import { type ColumnWidths, useWidths } from '../width/useWidths.ts';
import { type ArrangedColumn, arrangeColumns } from './arrangeColumns.ts';

/** The columns of a table as its user arranged them. */
export interface Columns<Name extends string> {
  /** All columns in the user's order, hidden ones too. */
  readonly all: readonly ArrangedColumn<Name>[];
  readonly shown: readonly Name[];
  /** Null means that the page's own columns show, in its order. */
  readonly choice: ColumnChoice | null;
  readonly choose: (choice: ColumnChoice | null) => void;
  /** Gives all columns as they would be by another choice. */
  readonly arrange: (choice: ColumnChoice | null) => readonly ArrangedColumn<Name>[];
  readonly widths: ColumnWidths;
}

/**
 * Gives the columns of a page's table, and remembers each user's arrangement.
 *
 * @param opening the query of the view that the list opened with, whose columns are the arrangement by then; null for none
 */
export function useColumns<Name extends string>(columns: readonly Name[], opening: string | null = null): Columns<Name> {
  const owner = usePageOwner();
  const [choice, setChoice] = useState(() => readColumns(owner));
  const [opened, setOpened] = useState(opening);
  if (opening !== opened) {
    setOpened(opening);
    setChoice(readColumns(owner));
  }
  const widths = useWidths();
  const all = arrangeColumns(columns, choice);
  return {
    all,
    shown: all.flatMap(({ name, shown }) => (shown ? [name] : [])),
    choice,
    choose: (next) => {
      writeColumns(owner, next);
      setChoice(next);
    },
    arrange: (other) => arrangeColumns(columns, other),
    widths,
  };
}
