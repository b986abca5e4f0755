import { useState } from 'react';
import type { Identified } from './defineResource.ts';

/** The rows of a list that somebody has chosen. */
export interface Selection<Row extends Identified> {
  /** In the order of the list. */
  readonly rows: readonly Row[];
  readonly has: (row: Row) => boolean;
  readonly set: (row: Row, selected: boolean) => void;
  /** All rows that show, or none. */
  readonly setAll: (selected: boolean) => void;
}

const keyOf = ({ id }: Identified): string => String(id);
const NONE: ReadonlySet<string> = new Set();

/** Remembers which of `rows` are chosen, across reloads, for as long as they are among them. */
export function useSelection<Row extends Identified>(rows: readonly Row[]): Selection<Row> {
  const [keys, setKeys] = useState(NONE);
  const selected = rows.filter((row) => keys.has(keyOf(row)));
  // A row that vanished was given up: coming back, it is not chosen any more.
  if (selected.length < keys.size) setKeys(new Set(selected.map(keyOf)));

  return {
    rows: selected,
    has: (row) => keys.has(keyOf(row)),
    set: (row, chosen) => setKeys(new Set([...selected.filter((one) => one !== row), ...(chosen ? [row] : [])].map(keyOf))),
    setAll: (chosen) => setKeys(chosen ? new Set(rows.map(keyOf)) : NONE),
  };
}
