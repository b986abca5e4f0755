import { type Id, sameId } from '@zhilv/contract';

/** A row in the order of those below the same parent. */
export interface Placed {
  readonly id: Id;
  readonly sort: number;
}

/**
 * Numbers rows from 1 in the order that a caller wants. A row that he does not name, which somebody else made or he must not see,
 * keeps its place among the others.
 * @param rows in their present order
 */
export function placesAmong(rows: readonly Placed[], wanted: readonly Id[]): readonly Placed[] {
  const known = new Set(rows.map(({ id }) => String(id)));
  const named = new Set(wanted.map(String).filter((id) => known.has(id)));
  const next = named.values();
  return rows.map((row, index) => {
    const id = named.has(String(row.id)) ? next.next().value : undefined;
    return { id: rows.find((one) => id !== undefined && sameId(one.id, id))?.id ?? row.id, sort: index + 1 };
  });
}
