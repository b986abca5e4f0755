import type { Database } from '@zhilv/server/database';
import { getTableName } from 'drizzle-orm';
import { declaredTables } from '../server/declaredTables.ts';
import type { Row } from './expectedRows.ts';

const tables = new Map((await declaredTables()).map((table) => [getTableName(table), table]));

/** For tests: gives the rows of a table, by the names that the server's code has for the columns. */
export async function rowsOf(db: Database, name: string): Promise<readonly Row[]> {
  const table = tables.get(name);
  if (table === undefined) throw new Error(`No *.table.ts declares ${name}.`);
  return db.select().from(table);
}

/** For tests: tells where the rows of a table differ from those that there have to be, in the columns that those have. */
export function differentRows(name: string, expected: readonly Row[], actual: readonly Row[]): readonly string[] {
  const rows = new Map(actual.map((row) => [keyOf(row), row]));
  const wanted = new Set(expected.map(keyOf));
  return [
    ...[...rows.keys()].filter((key) => !wanted.has(key)).map((key) => `${name} has ${key}, which should not be there`),
    ...expected.flatMap((row) => {
      const found = rows.get(keyOf(row));
      if (found === undefined) return [`${name} lacks ${JSON.stringify(row)}`];
      return Object.entries(row)
        .filter(([column, value]) => JSON.stringify(found[column]) !== JSON.stringify(value))
        .map(
          ([column, value]) =>
            `${name} ${keyOf(row)}: ${column} is ${JSON.stringify(found[column])}, not ${JSON.stringify(value)}`,
        );
    }),
  ];
}

/** Rows of the history have no id of their own. */
const keyOf = ({ id, rootId, ref }: Row): string => (typeof id === 'string' ? id : `${String(rootId)}/${String(ref)}`);
