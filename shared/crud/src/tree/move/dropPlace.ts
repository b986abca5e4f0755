import type { TreeRow } from '@zhilv/ui/tree-list';
import { type Place, ROOT } from '../nodes/moveRow.ts';
import type { Placed, RecordNode } from '../nodes/treeOf.ts';

/** A place that the pointer is at, and how it is shown. */
export interface DropPlace {
  readonly place: Place;
  /** A line above this row, or below the last one; null where the row `into` takes the record. */
  readonly line: number | null;
  readonly into: number | null;
}

/** The parts of a row's height that stand for the places before and after it; the rest stands for a place in it. */
const EDGE = 0.25;

/** Gives the place in a tree that a pointer at `y` pixels from its top is at. */
export function dropPlace<Row extends Placed>(
  rows: readonly TreeRow<RecordNode<Row>>[],
  y: number,
  rowHeight: number,
): DropPlace {
  const index = Math.floor(y / rowHeight);
  const at = rows[index];
  if (at === undefined) return { place: { parentId: ROOT, before: null }, line: rows.length, into: null };
  const { node, unfolded } = at;
  const { id, parentId } = node.row;
  const part = y / rowHeight - index;
  if (part < EDGE) return { place: { parentId, before: id }, line: index, into: null };
  if (part <= 1 - EDGE) return { place: { parentId: id, before: null }, line: null, into: index };
  // Below an open record its first one comes next.
  const [first] = unfolded === true ? (node.children ?? []) : [];
  if (first !== undefined) return { place: { parentId: id, before: first.row.id }, line: index + 1, into: null };
  const next = rows.slice(index + 1).find(({ level }) => level <= at.level);
  const before = next?.level === at.level ? next.node.row.id : null;
  return { place: { parentId, before }, line: index + 1, into: null };
}
