import type { Id } from '@zhilv/contract';
import { type SQL, and, eq, isNull, sql } from 'drizzle-orm';
import { ascending, descending, orderBy } from '../records/sorting.ts';
import type { Database } from '../db/database.ts';
import { columnInfoRows } from './columnInfo.table.ts';

/** The order of every list of content (docs/protocol/content.md §2). */
export const columnOrder = [ascending('sort'), descending('publishTime'), descending('id')] as const;

interface Neighbour {
  readonly id: Id;
  readonly title: string;
}

type Place = Pick<typeof columnInfoRows.$inferSelect, 'id' | 'type' | 'infoType'>;

/** Finds the rows before and after one among those that match, in the list of its type and `infoType`. */
export async function neighboursOf(db: Database, { id, type, infoType }: Place, matching: SQL | undefined) {
  const ordering = sql`(order by ${sql.join(orderBy(columnInfoRows, columnOrder), sql`, `)})`;
  const ordered = db
    .select({
      id: columnInfoRows.id,
      prev: sql<Neighbour | null>`lag(jsonb_build_object('id', ${columnInfoRows.id}, 'title', ${columnInfoRows.title})) over ${ordering}`.as(
        'prev',
      ),
      next: sql<Neighbour | null>`lead(jsonb_build_object('id', ${columnInfoRows.id}, 'title', ${columnInfoRows.title})) over ${ordering}`.as(
        'next',
      ),
    })
    .from(columnInfoRows)
    .where(
      and(
        matching,
        eq(columnInfoRows.type, type),
        infoType === null ? isNull(columnInfoRows.infoType) : eq(columnInfoRows.infoType, infoType),
      ),
    )
    .as('ordered');
  const [found] = await db.select({ prev: ordered.prev, next: ordered.next }).from(ordered).where(eq(ordered.id, id));
  return { prev: found?.prev ?? null, next: found?.next ?? null };
}
