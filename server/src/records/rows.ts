import type { Id } from '@zhilv/contract';
import { type InferSelectModel, type SQL, and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Call } from '../call/implement.ts';

/** A table of records that are deleted logically, and may belong to tenants. */
export type RecordTable = PgTable & { readonly id: PgColumn; readonly deleted: PgColumn; readonly tenantId?: PgColumn };

/** A table of records that people change. */
export type EditedTable = RecordTable & { readonly updateTime: PgColumn };

/** The database and the tenant in which rows are looked for. */
export type Scope = Pick<Call, 'db' | 'tenantId'>;

/** The rows that are not deleted, of the call's tenant where they belong to one. */
export const kept = (table: RecordTable, { tenantId }: Pick<Scope, 'tenantId'>): SQL | undefined =>
  and(eq(table.deleted, false), table.tenantId && eq(table.tenantId, tenantId));

interface Extent {
  readonly orderBy?: readonly SQL[];
  readonly limit?: number;
  readonly offset?: number;
  /** Columns of text that are not read: it is empty in the rows. */
  readonly unread?: readonly string[];
}

/** Gives the rows that are kept and match, in the given order. */
export async function rowsWhere<Table extends RecordTable>(
  scope: Scope,
  table: Table,
  where: SQL | undefined,
  { orderBy = [], limit, offset, unread = [] }: Extent = {},
): Promise<InferSelectModel<Table>[]> {
  // The general type is used, because drizzle cannot check the select of a generic table.
  const source: PgTable = table;
  const empty = Object.fromEntries(unread.map((name) => [name, sql<string>`''`]));
  const query = scope.db
    .select({ ...getTableColumns(source), ...empty })
    .from(source)
    .where(and(kept(table, scope), where))
    .orderBy(...orderBy)
    .$dynamic();
  if (limit !== undefined) query.limit(limit);
  if (offset !== undefined) query.offset(offset);
  const rows = await query;
  // A select of all columns gives the table's own rows.
  return rows as InferSelectModel<Table>[];
}

/** Gives the kept row of an id, or null. */
export async function findRow<Table extends RecordTable>(
  scope: Scope,
  table: Table,
  id: Id,
): Promise<InferSelectModel<Table> | null> {
  const [row] = await rowsWhere(scope, table, eq(table.id, id));
  return row ?? null;
}

/** Tells whether a kept row matches. */
export const hasRow = async (scope: Scope, table: RecordTable, where: SQL | undefined): Promise<boolean> =>
  (await scope.db.$count(table, and(kept(table, scope), where))) > 0;
