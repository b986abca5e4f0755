import { useState } from 'react';
import type { Identified } from '../resource/defineResource.ts';

/** The rows that somebody has chosen in a list. */
export interface Selection<Row extends Identified> {
  /** They are in the order of the list. */
  readonly rows: readonly Row[];
  readonly has: (row: Row) => boolean;
  readonly set: (row: Row, selected: boolean) => void;
  /** Chooses all rows that show, or none. */
  readonly setAll: (selected: boolean) => void;
}

const keyOf = ({ id }: Identified): string => String(id);
const NONE: ReadonlySet<string> = new Set();

/** Remembers across reloads which of `rows` are chosen. A row that leaves the list is forgotten. */
export function useSelection<Row extends Identified>(rows: readonly Row[]): Selection<Row> {
  const [keys, setKeys] = useState(NONE);
  const selected = rows.filter((row) => keys.has(keyOf(row)));
  // A row that vanished and comes back later is not chosen any more.
  if (selected.length < keys.size) setKeys(new Set(selected.map(keyOf)));

  return {
    rows: selected,
    has: (row) => keys.has(keyOf(row)),
    set: (row, chosen) => setKeys(new Set([...selected.filter((one) => one !== row), ...(chosen ? [row] : [])].map(keyOf))),
    setAll: (chosen) => setKeys(chosen ? new Set(rows.map(keyOf)) : NONE),
  };
}
