import type { Id } from '@zhilv/contract';
import { siteCompany, siteContent } from '@zhilv/contract/cjy';
import { type SQL, and, asc, desc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { contains, equals } from '../app/filters.ts';
import { type Implementation, implement } from '../app/implement.ts';
import { pageOfRows } from '../app/paging.ts';
import type { Database } from '../db/database.ts';
import { columnInfo, companyInfo } from '../db/schema/cjy.ts';

/** What visitors read (contract cjy.md §3). */
export const siteImplementations: readonly Implementation[] = [
  implement(siteContent.page, ({ db, clock, input }) =>
    pageOfRows(db, columnInfo, {
      where: and(
        published(clock()),
        equals(columnInfo.type, input.type),
        equals(columnInfo.infoType, input.infoType),
        equals(columnInfo.recommend, input.recommend),
        contains(columnInfo.title, input.title),
        mentions(input.keyword?.trim()),
      ),
      orderBy: listOrder,
      input,
    }),
  ),
  implement(siteContent.get, async ({ db, clock, input, request }) => {
    const [row] = await db
      .select()
      .from(columnInfo)
      .where(and(published(clock()), eq(columnInfo.id, input.id)));
    if (row === undefined) return null;
    // The gateway and the site say which reads are visits; crawlers and prefetches are none.
    if (request.headers.get('x-view') === '1') await countView(db, row.id);
    return { ...row, ...(await neighboursOf(db, row, clock())) };
  }),
  implement(siteCompany.get, async ({ db }) => {
    const [row] = await db.select().from(companyInfo).where(eq(companyInfo.deleted, false)).orderBy(asc(companyInfo.id)).limit(1);
    return row ?? null;
  }),
];

type Row = typeof columnInfo.$inferSelect;

const listOrder = [asc(columnInfo.sort), desc(columnInfo.publishTime), desc(columnInfo.id)];

const published = (now: number) => and(eq(columnInfo.deleted, false), eq(columnInfo.status, 0), lte(columnInfo.publishTime, now));

/** Rows whose title, summary or text has the words; markup is no text. */
const mentions = (words: string | undefined): SQL | undefined =>
  words
    ? or(
        contains(columnInfo.title, words),
        contains(columnInfo.summary, words),
        sql`strpos(lower(regexp_replace(${columnInfo.content}, '<[^>]*>', '', 'g')), lower(${words})) > 0`,
      )
    : undefined;

const countView = (db: Database, id: Id) =>
  db
    .update(columnInfo)
    .set({ viewCount: sql`${columnInfo.viewCount} + 1` })
    .where(eq(columnInfo.id, id));

/** The rows before and after one, in the list that shows it. */
async function neighboursOf(db: Database, { id, type, infoType }: Row, now: number) {
  const order = sql`(order by ${sql.join(listOrder, sql`, `)})`;
  const ordered = db
    .select({
      id: columnInfo.id,
      prev: sql<Neighbour | null>`lag(jsonb_build_object('id', ${columnInfo.id}, 'title', ${columnInfo.title})) over ${order}`.as(
        'prev',
      ),
      next: sql<Neighbour | null>`lead(jsonb_build_object('id', ${columnInfo.id}, 'title', ${columnInfo.title})) over ${order}`.as(
        'next',
      ),
    })
    .from(columnInfo)
    .where(
      and(
        published(now),
        eq(columnInfo.type, type),
        infoType === null ? isNull(columnInfo.infoType) : eq(columnInfo.infoType, infoType),
      ),
    )
    .as('ordered');
  const [found] = await db.select({ prev: ordered.prev, next: ordered.next }).from(ordered).where(eq(ordered.id, id));
  return { prev: found?.prev ?? null, next: found?.next ?? null };
}

interface Neighbour {
  readonly id: Id;
  readonly title: string;
}
