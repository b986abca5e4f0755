import type { Id } from '@zhilv/contract';
import { type InferSelectModel, type SQL, and, eq, getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import type { Call } from '../call/implement.ts';

/** A table whose rows may belong to tenants, and are deleted logically where they can be: those of a log only leave it. */
export type RecordTable = PgTable & { readonly id: PgColumn; readonly deleted?: PgColumn; readonly tenantId?: PgColumn };

/** A table of records that people change. */
export type EditedTable = RecordTable & { readonly deleted: PgColumn; readonly updateTime: PgColumn };

/** The database and the tenant in which rows are looked for. */
export type Scope = Pick<Call, 'db' | 'tenantId'>;

/** The rows that are not deleted, of the call's tenant where they belong to one. */
export const kept = (table: RecordTable, { tenantId }: Pick<Scope, 'tenantId'>): SQL | undefined =>
  and(table.deleted && eq(table.deleted, false), ofTenant(table, { tenantId }));

/** The rows of the call's tenant, deleted ones too, of a table whose rows belong to one; undefined for any other. */
export const ofTenant = (table: RecordTable, { tenantId }: Pick<Scope, 'tenantId'>): SQL | undefined =>
  table.tenantId && eq(table.tenantId, tenantId);

/** The name in code of a column. */
export type ColumnName<Table extends PgTable> = keyof InferSelectModel<Table> & string;

interface Extent<Name extends string> {
  readonly orderBy?: readonly SQL[];
  readonly limit?: number;
  readonly offset?: number;
  /** The columns that are read; all of them where none are named, which is for single rows. */
  readonly columns?: readonly Name[];
}

/** Gives the rows that are kept and match, in the given order. */
export async function rowsWhere<Table extends RecordTable, Name extends ColumnName<Table> = ColumnName<Table>>(
  scope: Scope,
  table: Table,
  where: SQL | undefined,
  { orderBy = [], limit, offset, columns }: Extent<Name> = {},
): Promise<Pick<InferSelectModel<Table>, Name>[]> {
  // The general type is used, because drizzle cannot check the select of a generic table.
  const source: PgTable = table;
  const all = getTableColumns(source);
  const query = scope.db
    .select(columns === undefined ? all : Object.fromEntries(Object.entries(all).filter(([name]) => isOneOf(columns, name))))
    .from(source)
    .where(and(kept(table, scope), where))
    .orderBy(...orderBy)
    .$dynamic();
  if (limit !== undefined) query.limit(limit);
  if (offset !== undefined) query.offset(offset);
  const rows = await query;
  // A select of columns gives the table's own rows, as far as they are read.
  return rows as Pick<InferSelectModel<Table>, Name>[];
}

const isOneOf = (names: readonly string[], name: string): boolean => names.includes(name);

/** The columns of a table that a schema of the contract shows. */
export const shownBy = <Table extends RecordTable, Shape extends z.core.$ZodLooseShape>(
  table: Table,
  { shape }: z.ZodMiniObject<Shape>,
): readonly (ColumnName<Table> & keyof Shape)[] =>
  // These are names of both.
  Object.keys(getTableColumns(table as PgTable)).filter((name) => name in shape) as (ColumnName<Table> & keyof Shape)[];

/** Gives the kept row of an id, or null. */
export async function findRow<Table extends RecordTable>(
  scope: Scope,
  table: Table,
  id: Id,
): Promise<InferSelectModel<Table> | null> {
  const [row] = await rowsWhere(scope, table, eq(table.id, id));
  return row ?? null;
}

/** Gives the row of an id that was deleted, or null. */
export async function deletedRow<Table extends EditedTable>(
  scope: Scope,
  table: Table,
  id: Id,
): Promise<InferSelectModel<Table> | null> {
  // The general type is used, because drizzle cannot check the select of a generic table.
  const source: PgTable = table;
  const [row] = await scope.db
    .select()
    .from(source)
    .where(and(eq(table.id, id), eq(table.deleted, true), ofTenant(table, scope)));
  // A select of all columns gives the table's own rows.
  return (row as InferSelectModel<Table> | undefined) ?? null;
}

/** Tells whether a kept row matches. */
export const hasRow = async (scope: Scope, table: RecordTable, where: SQL | undefined): Promise<boolean> =>
  (await scope.db.$count(table, and(kept(table, scope), where))) > 0;
