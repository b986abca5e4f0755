import type { Id } from '@zhilv/contract';
import { type InferInsertModel, type InferSelectModel, and, eq, getTableColumns, ne } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { changedMeanwhile, tryAgain } from '../call/apiErrors.ts';
import { BusinessError } from '../call/BusinessError.ts';
import type { Call } from '../call/implement.ts';
import type { Database } from '../db/database.ts';
import { type ColumnName, deletedRow, type EditedTable, hasRow, kept, ofTenant, rowsWhere, type Scope } from './rows.ts';
import type { RecordHistory } from './history/recordHistory.ts';
import { changeStamp, creationStamp } from './stamps.ts';

/** The writer of a row, with the database, tenant, clock and call for it. */
type Author = Pick<Call, 'db' | 'tenantId' | 'clock'> & {
  readonly user: NonNullable<Call['user']>;
  readonly request: Pick<Call['request'], 'id'>;
};

type Stamped = 'creator' | 'createTime' | 'updater' | 'updateTime' | 'deleted' | 'tenantId';
/** The values of a new row, without its stamps. */
export type Values<Table extends EditedTable> = Omit<InferInsertModel<Table>, Stamped>;
/** The changed fields of a row; an absent field stays as it is. With a revision, the row has to have that one still. */
export type Change<Table extends EditedTable> = { readonly [Name in keyof Values<Table>]?: Values<Table>[Name] | undefined } & {
  readonly id: Id;
  readonly revision?: number | undefined;
};

/** The reasons to refuse a write, each with its error. */
export interface Rules<Table extends EditedTable> {
  /** There is no row of the id. */
  readonly missing: () => BusinessError;
  /** Each rule names columns that no two kept rows share; the first that is broken is reported. Each needs a unique index. */
  readonly unique?: readonly UniqueRule<Table>[];
}

interface UniqueRule<Table extends EditedTable> {
  readonly by: readonly (keyof InferSelectModel<Table> & string)[];
  readonly taken: (values: InferSelectModel<Table>) => BusinessError;
}

/** A deleted row can be brought back for so long: the page that offers it does so for seconds, but a call may wait for its network. */
const RESTORED_WITHIN_MS = 10 * 60_000;

/** The result of {@link recordsOf}. */
export type Rows<Table extends EditedTable> = ReturnType<typeof recordsOf<Table>>;

/**
 * The writes of a table's records, with their stamps and refusals. The table's indexes decide what is unique,
 * which two calls at once cannot both pass; the rules only say which one it was. With a history each write is kept in it, or fails.
 */
export function recordsOf<Table extends EditedTable>(
  table: Table,
  { missing, unique = [] }: Rules<Table>,
  history?: RecordHistory<Table>,
) {
  // The general type is used, because drizzle cannot check the values of a generic table.
  const target: PgTable = table;

  /** Gives the row of an id, whole or as far as columns are named. */
  const required = async <Name extends ColumnName<Table> = ColumnName<Table>>(
    scope: Scope,
    id: Id,
    columns?: readonly Name[],
  ): Promise<Pick<InferSelectModel<Table>, Name>> => {
    const [row] = await rowsWhere(scope, table, eq(table.id, id), columns && { columns });
    if (row === undefined) throw missing();
    return row;
  };

  /** The id of a new row; null if a unique index has the like of it already. */
  const add = async (call: Author, values: Values<Table>): Promise<Id | null> => {
    const insert = async (db: Database): Promise<Id | null> => {
      const [row] = await db
        .insert(target)
        .values({ ...values, ...(table.tenantId && { tenantId: call.tenantId }), ...creationStamp(call) })
        .onConflictDoNothing()
        .returning(history ? getTableColumns(target) : { id: table.id });
      if (row === undefined) return null;
      // Every key is an id.
      const id = row['id'] as Id;
      await history?.keep(db, call, { action: 'create', recordId: id, before: null, after: row as InferSelectModel<Table> });
      return id;
    };
    return history ? call.db.transaction(insert) : insert(call.db);
  };

  /** @throws BusinessError of the rule that another row stands against */
  const create = async (call: Author, values: Values<Table>): Promise<Id> => {
    const id = await add(call, values);
    if (id === null) throw await collision(call, values, null);
    return id;
  };

  /** @throws BusinessError when there is no such row, it has another revision, or another row stands against the change */
  const update = async (call: Author, { id, revision, ...change }: Change<Table>): Promise<true> => {
    try {
      await write(call, 'update', id, change, revision);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      const before = await required(call, id);
      const changed = Object.entries(change).filter(([, value]) => value !== undefined);
      throw await collision(call, { ...before, ...Object.fromEntries(changed) }, id);
    }
    return true;
  };

  /** @throws BusinessError when there is no such row */
  const remove = async (call: Author, id: Id): Promise<true> => {
    await write(call, 'delete', id, { deleted: true });
    return true;
  };

  /**
   * Brings a row back as it was when it was deleted; one that is there stays as it is.
   * @param check throws for a row that cannot come back
   * @throws BusinessError when there was no such row, it was deleted too long ago, or another row stands against it
   */
  const restore = async (call: Author, id: Id, check?: (deleted: InferSelectModel<Table>) => Promise<void>): Promise<true> => {
    const row = await deletedRow(call, table, id);
    if (row === null) return (await required(call, id, ['id' as ColumnName<Table>])) && true;
    if (call.clock() - instantOf(row) > RESTORED_WITHIN_MS) throw new BusinessError(TOO_LATE, '删除已超过 10 分钟，不能恢复');
    await check?.(row);
    try {
      const stamp = changeStamp(call);
      await call.db.transaction(async (db) => {
        const [restored] = await db
          .update(target)
          .set({ deleted: false, ...stamp, updateTime: Math.max(stamp.updateTime, instantOf(row) + 1) })
          .where(and(eq(table.id, id), eq(table.deleted, true), ofTenant(table, call)))
          .returning({ id: table.id });
        // Somebody else may have brought it back at this very moment.
        if (restored !== undefined) await history?.keep(db, call, { action: 'restore', recordId: id, before: row, after: row });
      });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw await collision(call, row, id);
    }
    return true;
  };

  const write = async (call: Author, action: 'update' | 'delete', id: Id, change: object, revision?: number): Promise<void> => {
    const stamp = changeStamp(call);
    const one = and(eq(table.id, id), kept(table, call), revision === undefined ? undefined : eq(table.updateTime, revision));
    const set = async (db: Database): Promise<boolean> => {
      // The row is locked, so that nobody changes it between what it was and what it becomes.
      const [before] = history ? await db.select().from(target).where(one).for('update') : [];
      // The clock may stand still or go back, and a changed row must have another revision all the same.
      const [after] = await db
        .update(target)
        .set({ ...change, ...stamp, ...(revision !== undefined && { updateTime: Math.max(stamp.updateTime, revision + 1) }) })
        .where(one)
        .returning(history ? getTableColumns(target) : { id: table.id });
      if (before !== undefined && after !== undefined) {
        // A select of all columns gives the table's own rows.
        type Row = InferSelectModel<Table>;
        await history?.keep(db, call, { action, recordId: id, before: before as Row, after: after as Row });
      }
      return after !== undefined;
    };
    if (await (history ? call.db.transaction(set) : set(call.db))) return;
    // It may have been deleted since it was looked for.
    if (!(await hasRow(call, table, eq(table.id, id)))) throw missing();
    throw changedMeanwhile();
  };

  const collision = async (scope: Scope, values: object, ownId: Id | null): Promise<BusinessError> => {
    // A row collides only with all columns of the index, so it is whole as far as the rules look.
    const row = values as InferSelectModel<Table>;
    const columns = getTableColumns(target);
    for (const { by, taken } of unique) {
      const same = by.map((name) => columns[name] && eq(columns[name], row[name]));
      if (await hasRow(scope, table, and(...same, ownId === null ? undefined : ne(table.id, ownId)))) return taken(row);
    }
    // The one that stood against it was deleted at this very moment.
    return tryAgain();
  };

  /**
   * Gives the changes of a row, the newest first.
   * @throws BusinessError when there is no such row
   */
  const changes = async (call: Author, id: Id) => {
    await required(call, id, ['id' as ColumnName<Table>]);
    return (await history?.changes(call, id)) ?? [];
  };

  return { required, add, create, update, remove, restore, changes };
}

/** Other servers of the family have no call that is refused for this reason, so the code is HTTP's own for what is gone. */
const TOO_LATE = 410;

const instantOf = (row: object): number => Number((row as { readonly updateTime?: unknown }).updateTime);

/** Tells whether the database refused a row because a unique index has the like of it. */
function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '23505') || isUniqueViolation(error.cause);
}
