import { type Id, sameId } from '@zhilv/contract';
import type { NodeOf } from '@zhilv/ui/tree-list';
import type { Identified } from '../../resource/defineResource.ts';

/** A record that stands below another one of its kind. A root names a parent that does not exist, as a rule 0. */
export interface Placed extends Identified {
  readonly parentId: Id;
}

/** A record as a node of a tree. */
export interface RecordNode<Row> extends NodeOf<RecordNode<Row>> {
  readonly row: Row;
}

/**
 * Makes a tree of records that come as a flat list, in the order of the list. A record whose parent is not in the list, which the
 * user may not see, is a root; so is one record of each circle, which no root leads to.
 */
export function treeOf<Row extends Placed>(rows: readonly Row[], labelOf: (row: Row) => string): readonly RecordNode<Row>[] {
  const known = new Set(rows.map(({ id }) => String(id)));
  const below = new Map<string, Row[]>();
  for (const row of rows) {
    const beside = below.get(String(row.parentId));
    if (beside === undefined) below.set(String(row.parentId), [row]);
    else beside.push(row);
  }
  const placed = new Set<string>();
  const nodeOf = (row: Row): RecordNode<Row> => {
    const key = String(row.id);
    placed.add(key);
    const children = (below.get(key) ?? []).filter(({ id }) => !placed.has(String(id))).map(nodeOf);
    return { key, label: labelOf(row), row, children };
  };
  const isRoot = ({ id, parentId }: Row): boolean => sameId(id, parentId) || !known.has(String(parentId));
  const roots = rows.filter(isRoot).map(nodeOf);
  const ofCircles = rows.flatMap((row) => (placed.has(String(row.id)) ? [] : [nodeOf(row)]));
  return [...roots, ...ofCircles];
}
