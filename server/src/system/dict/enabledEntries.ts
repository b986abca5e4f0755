import { DictEntry } from '@zhilv/contract/system';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { rowsWhere, type Scope, shownBy } from '../../records/rows.ts';
import { ascending, orderBy } from '../../records/sorting.ts';
import { dictDataRows } from './dictData.table.ts';

type Entries = Promise<readonly DictEntry[]>;

/** The entries of a database, and the state of the table that they were read in or before. */
const known = new WeakMap<Database, { readonly state: string; readonly entries: Entries }>();

/**
 * The state of the table. A change or a new row has the number of a later transaction than all before, so their sum grows, and
 * rows that go make the count smaller. Reading a hundred thousand rows takes seconds, and this some milliseconds.
 */
const STATE = sql<string>`count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0)`;

const COLUMNS = shownBy(dictDataRows, DictEntry);
const ORDER = orderBy(dictDataRows, [ascending('dictType'), ascending('sort'), ascending('id')]);

/** Gives all enabled entries, by type and then as they are shown. They are read anew when any row has changed, whoever did it. */
export async function enabledEntries(scope: Scope): Entries {
  const [row] = await scope.db.select({ state: STATE }).from(dictDataRows);
  const state = row?.state ?? '';
  const kept = known.get(scope.db);
  if (kept?.state === state) return kept.entries;
  const entries = rowsWhere(scope, dictDataRows, eq(dictDataRows.status, 0), { orderBy: ORDER, columns: COLUMNS });
  const read = { state, entries };
  known.set(scope.db, read);
  entries.catch(() => {
    if (known.get(scope.db) === read) known.delete(scope.db);
  });
  return entries;
}
