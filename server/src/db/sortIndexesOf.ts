import { type ExtraConfigColumn, index, type IndexBuilder } from 'drizzle-orm/pg-core';
import { textSortKey } from './textSortKey.ts';

/**
 * Makes an index for each column that lists sort by, so that a page is read without sorting all rows. The key follows the column,
 * because it decides between rows that are equal; text is compared as lists compare it.
 * @param table the name in the database
 * @param names the columns by their names in code
 */
export const sortIndexesOf = <Name extends string>(
  table: string,
  columns: Readonly<Record<Name | 'id', ExtraConfigColumn>>,
  names: readonly NoInfer<Name>[],
): IndexBuilder[] =>
  names.map((name) => {
    const column = columns[name];
    return index(`${table}_by_${snakeCase(name)}`).on(textSortKey(column) ?? column, columns.id);
  });

const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
