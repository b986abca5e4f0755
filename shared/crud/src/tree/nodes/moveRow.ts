import { type Id, sameId } from '@zhilv/contract';
import type { Placed } from './treeOf.ts';

/** The parent of records on the top level. */
export const ROOT: Id = 0;

/** A place in a tree: below a parent, before one of its records or behind all of them (null). */
export interface Place {
  readonly parentId: Id;
  readonly before: Id | null;
}

/** A record that goes to another place. */
export interface RowMove<Row> {
  readonly row: Row;
  readonly parentId: Id;
  /** All records below the new parent, in their new order. */
  readonly ids: readonly Id[];
}

/** A record was moved: this is the list after that. */
export interface Moved<Row> {
  readonly rows: readonly Row[];
  readonly move: RowMove<Row>;
}

/**
 * Moves a record in a flat list; null where it would stand below itself, or stands already, or is gone.
 * @param taken the record as it was when somebody took it up, which may be before the list came
 */
export function moveRow<Row extends Placed>(rows: readonly Row[], taken: Placed, { parentId, before }: Place): Moved<Row> | null {
  const row = rows.find(({ id }) => sameId(id, taken.id));
  if (row === undefined || isWithin(rows, parentId, row)) return null;
  // Between its neighbours, it is the next one itself.
  if (before !== null && sameId(before, row.id)) return null;
  const others = rows.filter((one) => one !== row);
  const at = before === null ? -1 : others.findIndex(({ id }) => sameId(id, before));
  const moved = { ...row, parentId };
  const next = at === -1 ? [...others, moved] : [...others.slice(0, at), moved, ...others.slice(at)];
  const ids = idsBelow(next, parentId);
  if (sameId(row.parentId, parentId) && ids.join() === idsBelow(rows, parentId).join()) return null;
  return { rows: next, move: { row, parentId, ids } };
}

/** Tells whether a record is `row` or stands below it. */
export function isWithin<Row extends Placed>(rows: readonly Row[], id: Id, row: Row): boolean {
  const byId = new Map(rows.map((one) => [String(one.id), one]));
  const seen = new Set<Row>();
  for (let above = byId.get(String(id)); above !== undefined && !seen.has(above); above = byId.get(String(above.parentId))) {
    if (above === row) return true;
    seen.add(above);
  }
  return false;
}

/** Gives the place to which an arrow key with Alt moves a record; null where there is none. */
export function placeByKey<Row extends Placed>(rows: readonly Row[], row: Row, key: string): Place | null {
  const beside = rows.filter(({ parentId }) => sameId(parentId, row.parentId));
  const at = beside.indexOf(row);
  const [previous, next, afterNext] = [beside[at - 1], beside[at + 1], beside[at + 2]];
  switch (key) {
    case 'ArrowUp':
      return previous === undefined ? null : { parentId: row.parentId, before: previous.id };
    case 'ArrowDown':
      return next === undefined ? null : { parentId: row.parentId, before: afterNext?.id ?? null };
    case 'ArrowRight':
      return previous === undefined ? null : { parentId: previous.id, before: null };
    case 'ArrowLeft': {
      const parent = rows.find(({ id }) => sameId(id, row.parentId));
      if (parent === undefined) return null;
      const uncles = rows.filter(({ parentId }) => sameId(parentId, parent.parentId));
      return { parentId: parent.parentId, before: uncles[uncles.indexOf(parent) + 1]?.id ?? null };
    }
    default:
      return null;
  }
}

const idsBelow = (rows: readonly Placed[], parent: Id): readonly Id[] =>
  rows.filter(({ parentId }) => sameId(parentId, parent)).map(({ id }) => id);
