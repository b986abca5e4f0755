import type { Database } from '@zhilv/server/database';
import { declaredTables } from './declaredTables.ts';
import { is, getTableColumns, getTableName, sql } from 'drizzle-orm';
import { type PgColumn, PgVarchar } from 'drizzle-orm/pg-core';
import { PLANTED_ID } from './validInput.ts';

/** Stands in every text of the rows that belong to a tenant, and nowhere else. */
export const SECRET = 'SECRET';

const tables = await declaredTables();

/** For tests: a row in every table of records, of tenant 1 where it belongs to one, with the same id everywhere. */
export async function plantRows(db: Database): Promise<void> {
  for (const table of tables) {
    const columns = getTableColumns(table);
    if (!('deleted' in columns)) continue;
    const text = 'tenantId' in columns ? SECRET : 'planted';
    const required = Object.entries(columns).filter(([, column]) => column.notNull && !column.hasDefault);
    await db.insert(table).values({
      ...Object.fromEntries(required.map(([name, column]) => [name, sample(column, text)])),
      ...('tenantId' in columns && { tenantId: 1 }),
      id: columns['id'] && is(columns['id'], PgVarchar) ? String(PLANTED_ID) : PLANTED_ID,
    });
  }
}

function sample(column: PgColumn, text: string): unknown {
  if (column.getSQLType().startsWith('timestamp')) return 0;
  if (column.getSQLType().endsWith('[]')) return [text];
  if (column.getSQLType() === 'bytea') return Buffer.from(text);
  if (column.dataType === 'string' || column.getSQLType() === 'text') return text;
  return column.dataType === 'boolean' ? false : PLANTED_ID;
}

/** Signing in and the logs change these tables; all others change only by the calls under test. */
const ALONGSIDE = /_(token|attempt|log)$/;

/**
 * A digest of what each table holds; of `tenant 1`, what the tables of tenants hold of that one.
 * @param named the tables that are looked at, by their names; usually all
 */
export async function contentsOf(db: Database, of: 'all' | 'tenant 1', named = /^/): Promise<Readonly<Record<string, string>>> {
  const contents: Record<string, string> = {};
  for (const table of tables) {
    const scoped = 'tenantId' in getTableColumns(table);
    if (!named.test(getTableName(table)) || ALONGSIDE.test(getTableName(table)) || (of === 'tenant 1' && !scoped)) continue;
    const { rows } = (await db.execute(
      sql`select coalesce(string_agg(md5(t::text), '' order by t::text collate "C"), '') as digest
        from ${table} as t ${of === 'tenant 1' ? sql`where t.tenant_id = 1` : sql``}`,
      // Both drivers give an object with `rows`; the type that they have in common does not know.
    )) as { rows: readonly { digest: string }[] };
    contents[getTableName(table)] = rows[0]?.digest ?? '';
  }
  return contents;
}
