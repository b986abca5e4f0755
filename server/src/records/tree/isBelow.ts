import { type Id, sameId } from '@zhilv/contract';
import { eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type RecordTable, rowsWhere, type Scope } from '../rows.ts';

/** A table whose rows stand below one another. */
export type TreeTable = RecordTable & { readonly parentId: PgColumn };

/** Tells whether a row stands somewhere below another one. Rows in a circle stand below one another. */
export async function isBelow(scope: Scope, table: TreeTable, id: Id, above: Id): Promise<boolean> {
  const seen = new Set<string>();
  for (let at = id; !seen.has(String(at));) {
    seen.add(String(at));
    const [row] = (await rowsWhere(scope, table, eq(table.id, at))) as readonly { readonly parentId: Id }[];
    if (row === undefined) return false;
    if (sameId(row.parentId, above)) return true;
    at = row.parentId;
  }
  return false;
}
