/** Rows that are to be added, changed and removed. */
export interface Difference<Row> {
  readonly added: readonly Row[];
  readonly changed: readonly Row[];
  readonly gone: readonly string[];
}

/** Compares rows as they are with what they are to be. */
export function differenceOf<Row extends { readonly id: string }>(
  before: readonly Row[],
  after: readonly Row[],
): Difference<Row> {
  const known = new Map(before.map((row) => [row.id, row]));
  const wanted = new Set(after.map(({ id }) => id));
  return {
    added: after.filter(({ id }) => !known.has(id)),
    changed: after.filter((row) => {
      const old = known.get(row.id);
      return old !== undefined && !isSame(old, row);
    }),
    gone: before.flatMap(({ id }) => (wanted.has(id) ? [] : [id])),
  };
}

const isSame = (one: object, other: object): boolean => {
  const values = new Map<string, unknown>(Object.entries(one));
  return Object.entries(other).every(([name, value]) => values.get(name) === value);
};
