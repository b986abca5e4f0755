import type { Id } from '@zhilv/contract';
import { type SQL, and, eq, isNull, sql } from 'drizzle-orm';
import { ascending, descending, orderBy } from '../app/sorting.ts';
import type { Database } from '../db/database.ts';
import { columnInfo } from '../db/schema/cjy.ts';

/** The order of every list of content (contract cjy.md §2). */
export const columnOrder = [ascending('sort'), descending('publishTime'), descending('id')] as const;

interface Neighbour {
  readonly id: Id;
  readonly title: string;
}

type Place = Pick<typeof columnInfo.$inferSelect, 'id' | 'type' | 'infoType'>;

/** The rows before and after one among those that match, in the list of its type and `infoType`. */
export async function neighboursOf(db: Database, { id, type, infoType }: Place, matching: SQL | undefined) {
  const ordering = sql`(order by ${sql.join(orderBy(columnInfo, columnOrder), sql`, `)})`;
  const ordered = db
    .select({
      id: columnInfo.id,
      prev: sql<Neighbour | null>`lag(jsonb_build_object('id', ${columnInfo.id}, 'title', ${columnInfo.title})) over ${ordering}`.as(
        'prev',
      ),
      next: sql<Neighbour | null>`lead(jsonb_build_object('id', ${columnInfo.id}, 'title', ${columnInfo.title})) over ${ordering}`.as(
        'next',
      ),
    })
    .from(columnInfo)
    .where(
      and(
        matching,
        eq(columnInfo.type, type),
        infoType === null ? isNull(columnInfo.infoType) : eq(columnInfo.infoType, infoType),
      ),
    )
    .as('ordered');
  const [found] = await db.select({ prev: ordered.prev, next: ordered.next }).from(ordered).where(eq(ordered.id, id));
  return { prev: found?.prev ?? null, next: found?.next ?? null };
}
