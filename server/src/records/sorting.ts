import { type Column, type SQL, type SQLWrapper, and, asc, desc, getTableColumns, isNull, or, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { badParameter } from '../call/apiErrors.ts';
import { textSortKey } from '../db/textSortKey.ts';

/** One step of an order: a column of the table, by its name in code. */
export interface SortTerm<Name extends string = string> {
  readonly by: Name;
  readonly descending: boolean;
}

export const ascending = <Name extends string>(by: Name): SortTerm<Name> => ({ by, descending: false });
export const descending = <Name extends string>(by: Name): SortTerm<Name> => ({ by, descending: true });

/** The order that a caller may ask for. */
interface Wish {
  readonly sortField?: string | undefined;
  readonly sortOrder?: 'asc' | 'desc' | undefined;
}

/**
 * Gives the order that a caller asks for. The list's own order decides between rows that are equal in it.
 * @throws BusinessError 400 for a field that the list cannot be sorted by
 */
export function requestedOrder(
  own: readonly SortTerm[],
  sortable: readonly string[],
  { sortField, sortOrder }: Wish,
): readonly SortTerm[] {
  if (sortField === undefined) return own;
  if (!sortable.includes(sortField)) throw badParameter(`不能按 ${sortField} 排序`);
  return [{ by: sortField, descending: sortOrder === 'desc' }, ...own.filter(({ by }) => by !== sortField)];
}

/** The order as the database takes it. Rows without a value come last, whichever way. */
export const orderBy = (table: PgTable, order: readonly SortTerm[]): SQL[] =>
  order.map(({ by, descending }) => {
    const column = columnOf(table, by);
    const direction = descending ? desc(keyOf(column)) : asc(keyOf(column));
    // It is said only where it matters, because an index on the column would not serve the order then.
    return column.notNull ? direction : sql`${direction} nulls last`;
  });

/** Matches the rows that come after one in an order that ends in a unique column; undefined if none can. */
export function following(
  table: PgTable,
  [first, ...further]: readonly SortTerm[],
  row: Readonly<Record<string, unknown>>,
): SQL | undefined {
  if (first === undefined) return undefined;
  const column = columnOf(table, first.by);
  const value = row[first.by];
  const rest = following(table, further, row);
  if (value === null) return rest && and(isNull(column), rest);
  // Names that differ only in case are equal in an order.
  const [own, other] = [keyOf(column), keyOf(column, sql.param(value, column))];
  const beyond = first.descending ? sql`${own} < ${other}` : sql`${own} > ${other}`;
  return or(beyond, column.notNull ? undefined : isNull(column), rest && and(sql`${own} = ${other}`, rest));
}

const keyOf = (column: Column, value: SQLWrapper = column): SQLWrapper => textSortKey(column, value) ?? value;

function columnOf(table: PgTable, name: string): Column {
  const column = getTableColumns(table)[name];
  if (column === undefined) throw new Error(`The table has no column ${name} to sort by.`);
  return column;
}
