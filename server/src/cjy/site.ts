import type { Id } from '@zhilv/contract';
import { siteCompany, siteContent } from '@zhilv/contract/cjy';
import { type SQL, and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { contains, equals } from '../app/filters.ts';
import { type Implementation, implement } from '../app/implement.ts';
import { type FiltersOf, listOf, pageOfRows } from '../app/paging.ts';
import { ascending, descending, orderBy } from '../app/sorting.ts';
import type { Database } from '../db/database.ts';
import { columnInfo, companyInfo } from '../db/schema/cjy.ts';
import { published } from './published.ts';

const order = [ascending('sort'), descending('publishTime'), descending('id')] as const;

const list = listOf(columnInfo, {
  matches: ({ type, infoType, recommend, title, keyword }: FiltersOf<typeof siteContent.page>, { clock }) => [
    published(clock()),
    equals(columnInfo.type, type),
    equals(columnInfo.infoType, infoType),
    equals(columnInfo.recommend, recommend),
    contains(columnInfo.title, title),
    mentions(keyword?.trim()),
  ],
  order,
});

/** What visitors read (contract cjy.md §3). */
export const siteImplementations: readonly Implementation[] = [
  implement(siteContent.page, (call) => pageOfRows(call, list)),
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
  const ordering = sql`(order by ${sql.join(orderBy(columnInfo, order), sql`, `)})`;
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
