import type { Id } from '@zhilv/contract';
import type { ChangedField, RecordChange, ResourceField } from '@zhilv/contract/resource';
import { type InferSelectModel, and, desc, eq, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Call } from '../../call/implement.ts';
import type { Database } from '../../db/database.ts';
import { logShortener } from '../../db/logShortener.ts';
import { recordChanges } from './recordChange.table.ts';

/** The part of a record that its history tells of. */
export interface HistoryRules<Table extends PgTable> {
  /** The names of the fields that people know. */
  readonly fields: readonly string[];
  /** Names the fields whose values are secrets: the history says that they changed, and has neither value. */
  readonly secret?: ((row: InferSelectModel<Table>) => readonly string[]) | undefined;
  /** The words by which people know such records and their fields, for those who read of changes elsewhere. */
  readonly words?: HistoryWords;
}

/** The name of a kind of records, and its fields by their names. */
export interface HistoryWords {
  readonly name: string;
  readonly fields: Readonly<Record<string, Pick<ResourceField, 'label' | 'kind' | 'dictionary'>>>;
}

const wordsByTable = new Map<string, HistoryWords>();

/** Gives the words for the records of a table by its name in the database; undefined where its history has none. */
export const wordsOfHistory = (resource: string): HistoryWords | undefined => wordsByTable.get(resource);

type Author = Pick<Call, 'tenantId' | 'clock'> & {
  readonly user: NonNullable<Call['user']>;
  readonly request: Pick<Call['request'], 'id'>;
};

/** One write of a record: the row before, null for a new one, and after. */
interface Write<Table extends PgTable> {
  readonly action: RecordChange['action'];
  readonly recordId: Id;
  readonly before: InferSelectModel<Table> | null;
  readonly after: InferSelectModel<Table>;
}

/** A history shows so many changes, the newest: nobody reads more, and each may hold long texts. */
const SHOWN = 200;

const shorten = logShortener(recordChanges);

/** Keeps and gives the history of a table's records, for half a year as the log of operations. */
export function recordHistory<Table extends PgTable>(table: Table, { fields, secret, words }: HistoryRules<Table>) {
  const resource = getTableName(table);
  if (words !== undefined) wordsByTable.set(resource, words);

  /** Writes a change down, in the transaction of the change itself. A saving that changed nothing is none. */
  const keep = (db: Database, author: Author, write: Write<Table>): Promise<void> => keepAll(db, author, [write]);

  /** Does the same with the changes of several records. */
  const keepAll = async (
    db: Database,
    { user, tenantId, clock, request }: Author,
    writes: readonly Write<Table>[],
  ): Promise<void> => {
    const who = { tenantId, userId: user.id, username: user.username, traceId: request.id };
    const kept = writes.flatMap(({ action, recordId, before, after }) => {
      const secrets = new Set(secret ? [before, after].flatMap((row) => (row === null ? [] : secret(row))) : []);
      // Nothing is left of a deleted record to look it up in, and a restored one is what it was.
      const changed = action === 'restore' ? [] : changedFields(fields, before, action === 'delete' ? {} : after, secrets);
      if (action === 'update' && changed.length === 0) return [];
      return [{ ...who, resource, recordId, action, fields: changed, createTime: clock() }];
    });
    if (kept.length === 0) return;
    await db.insert(recordChanges).values(kept);
    await shorten(db, clock());
  };

  /** Gives the changes of a record, the newest first. Who belongs to another tenant stays unnamed. */
  const changes = async ({ db, tenantId }: Pick<Call, 'db' | 'tenantId'>, recordId: Id): Promise<RecordChange[]> => {
    const { id, tenantId: owner, username, action, fields, createTime } = recordChanges;
    const rows = await db
      .select({ id, tenantId: owner, username, action, fields, createTime })
      .from(recordChanges)
      .where(and(eq(recordChanges.resource, resource), eq(recordChanges.recordId, recordId)))
      .orderBy(desc(recordChanges.id))
      .limit(SHOWN);
    return rows.map((row) => ({ ...row, username: row.tenantId === tenantId ? row.username : null }));
  };

  return { keep, keepAll, changes };
}

/** The result of {@link recordHistory}. */
export type RecordHistory<Table extends PgTable> = ReturnType<typeof recordHistory<Table>>;

type Values = Readonly<Record<string, unknown>>;

function changedFields(
  names: readonly string[],
  before: Values | null,
  after: Values,
  secrets: ReadonlySet<string>,
): ChangedField[] {
  return names.flatMap((field) => {
    const [old, now] = [valueOf(before?.[field]), valueOf(after[field])];
    // A new record without a value has nothing to tell, and an emptied text is as absent as a missing one.
    if (old === now || (isEmpty(old) && isEmpty(now))) return [];
    return [secrets.has(field) ? { field, before: null, after: null, secret: true } : { field, before: old, after: now }];
  });
}

/** Columns of declared fields hold these kinds of values alone; several texts are kept as lines. */
const valueOf = (value: unknown): ChangedField['before'] =>
  Array.isArray(value)
    ? value.join('\n')
    : typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? value
      : null;

const isEmpty = (value: ChangedField['before']): boolean => value === null || value === '';
