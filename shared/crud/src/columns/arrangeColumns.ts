/** What somebody made of the columns of a table. */
export interface ColumnChoice {
  /** All columns that there were, in the order chosen. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
}

/** A column as the table's owner has it. */
export interface ArrangedColumn<Name extends string> {
  readonly name: Name;
  readonly shown: boolean;
}

/**
 * The columns of a page as somebody wants them. The first names the record: it stays first and shows. A column that the
 * page has got since stands where the page has it, behind the one before it; one that it has no more is forgotten.
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

/** What somebody wants once the column at `from` has gone to `to`. */
export function moveColumn(columns: readonly ArrangedColumn<string>[], from: number, to: number): ColumnChoice {
  const moved = [...columns];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return choiceOf(moved);
}

/** What somebody wants once a column shows or does not. */
export const showColumn = (columns: readonly ArrangedColumn<string>[], name: string, shown: boolean): ColumnChoice =>
  choiceOf(columns.map((column) => (column.name === name ? { name, shown } : column)));

const choiceOf = (columns: readonly ArrangedColumn<string>[]): ColumnChoice => ({
  order: columns.map(({ name }) => name),
  hidden: columns.filter(({ shown }) => !shown).map(({ name }) => name),
});
