import { type Column, type InferSelectModel, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';

/** Which rows of a table, in which order, and which page of them. */
interface RowPage {
  readonly where: SQL | undefined;
  /** Must end in a unique column: pages would overlap else. */
  readonly orderBy: readonly SQL[];
  readonly input: { readonly pageNo: number; readonly pageSize: number };
}

/** One page of a table's rows and how many there are in all; behind the end the list is empty and the total true. */
export async function pageOfRows<Table extends PgTable>(
  db: Database,
  table: Table,
  { where, orderBy, input: { pageNo, pageSize } }: RowPage,
): Promise<{ list: InferSelectModel<Table>[]; total: number }> {
  // By the general type, for drizzle cannot check the select of a generic table.
  const source: PgTable = table;
  const total = await db.$count(source, where);
  const list = await db
    .select()
    .from(source)
    .where(where)
    .orderBy(...orderBy)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  // A select of all columns gives the table's own rows.
  return { list: list as InferSelectModel<Table>[], total };
}

/** Sorts text the same on every database, whatever its collation. */
export const byText = (column: Column): SQL => sql`${column} collate "C"`;
