import type { Id } from '@zhilv/contract';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Call } from '../../call/implement.ts';
import { type EditedTable, kept } from '../rows.ts';
import { changeStamp } from '../stamps.ts';
import type { TreeTable } from './isBelow.ts';
import { placesAmong } from './placesAmong.ts';

type Author = Pick<Call, 'db' | 'tenantId' | 'clock'> & { readonly user: NonNullable<Call['user']> };
type OrderedTable = EditedTable & TreeTable & { readonly sort: PgColumn };

/** Puts the rows below a parent into the order that a caller wants. Those whose number stays the same are not touched. */
export async function orderBelow(call: Author, table: OrderedTable, parentId: Id, wanted: readonly Id[]): Promise<void> {
  // The general type is used, because drizzle cannot check the statements of a generic table.
  const target: PgTable = table;
  const rows = (await call.db
    .select({ id: table.id, sort: table.sort })
    .from(target)
    .where(and(kept(table, call), eq(table.parentId, parentId)))
    .orderBy(asc(table.sort), asc(table.id))) as readonly { readonly id: Id; readonly sort: number }[];
  const before = new Map(rows.map(({ id, sort }) => [String(id), sort]));
  const moved = placesAmong(rows, wanted).filter(({ id, sort }) => before.get(String(id)) !== sort);
  if (moved.length === 0) return;
  const places = moved.map(({ id, sort }) => sql`when ${table.id} = ${String(id)}::bigint then ${sort}::integer`);
  await call.db
    .update(target)
    .set({ sort: sql`case ${sql.join(places, sql` `)} else ${table.sort} end`, ...changeStamp(call) })
    .where(
      inArray(
        table.id,
        moved.map(({ id }) => id),
      ),
    );
}
