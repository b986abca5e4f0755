import type { ColumnChoice } from '../../page/columnStore.ts';

/** A column in the user's own arrangement. */
export interface ArrangedColumn<Name extends string> {
  readonly name: Name;
  readonly shown: boolean;
}

/**
 * Arranges the columns of a page by a user's choice. The first names the record: it stays first and always shows. A column
 * that is new since the choice stands behind the one that precedes it on the page; a column that no longer exists is dropped.
 */
export function arrangeColumns<Name extends string>(
  columns: readonly Name[],
  choice: ColumnChoice | null,
): readonly ArrangedColumn<Name>[] {
  const ordered = choice === null ? columns : orderedBy(columns, choice.order);
  return ordered.map((name, index) => ({ name, shown: index === 0 || choice?.hidden.includes(name) !== true }));
}

function orderedBy<Name extends string>(columns: readonly Name[], order: readonly string[]): readonly Name[] {
  const [naming] = columns;
  if (naming === undefined) return columns;
  const known = [...new Set(order)].flatMap((name) => columns.filter((column) => column === name && column !== naming));
  const ordered = [naming, ...known];
  columns.forEach((column, index) => {
    const before = columns[index - 1];
    if (before !== undefined && !ordered.includes(column)) ordered.splice(ordered.indexOf(before) + 1, 0, column);
  });
  return ordered;
}

/** Gives the choice after the column at `from` was moved to `to`. */
export function moveColumn(columns: readonly ArrangedColumn<string>[], from: number, to: number): ColumnChoice {
  const moved = [...columns];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return choiceOf(moved);
}

/** Gives the choice after a column was shown or hidden. */
export const showColumn = (columns: readonly ArrangedColumn<string>[], name: string, shown: boolean): ColumnChoice =>
  choiceOf(columns.map((column) => (column.name === name ? { name, shown } : column)));

const choiceOf = (columns: readonly ArrangedColumn<string>[]): ColumnChoice => ({
  order: columns.map(({ name }) => name),
  hidden: columns.filter(({ shown }) => !shown).map(({ name }) => name),
});
