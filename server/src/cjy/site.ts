import type { Id, ParsedInputOf } from '@zhilv/contract';
import { ContentType, siteCompany, siteContent } from '@zhilv/contract/cjy';
import { type SQL, and, asc, eq, ne, or, sql } from 'drizzle-orm';
import { contains, equals } from '../app/filters.ts';
import { type Implementation, implement } from '../app/implement.ts';
import { countRows, type FiltersOf, type ListCall, listOf, pageOfRows } from '../app/paging.ts';
import { rowsWhere } from '../app/rows.ts';
import { orderBy } from '../app/sorting.ts';
import type { Database } from '../db/database.ts';
import { columnInfo, companyInfo } from '../db/schema/cjy.ts';
import { columnOrder, neighboursOf } from './columnOrder.ts';
import { published } from './published.ts';
import { sanitiseRichText } from './sanitiseRichText.ts';

const list = listOf(columnInfo, {
  matches: ({ type, infoType, recommend, title, keyword }: FiltersOf<typeof siteContent.page>, { clock }) => [
    published(clock()),
    // Of everything, only what has a page to read: the home's slides have none.
    type === undefined ? ne(columnInfo.type, ContentType.carousel) : equals(columnInfo.type, type),
    equals(columnInfo.infoType, infoType),
    equals(columnInfo.recommend, recommend),
    contains(columnInfo.title, title),
    mentions(keyword?.trim()),
  ],
  order: columnOrder,
  unread: ['content'],
});

/** What visitors read (contract cjy.md §3). */
export const siteImplementations: readonly Implementation[] = [
  implement(siteContent.page, (call) => {
    const words = call.input.keyword?.trim();
    return words ? pageFound(call, words) : pageOfRows(call, list);
  }),
  implement(siteContent.get, async ({ db, clock, input, request }) => {
    const [row] = await db
      .select()
      .from(columnInfo)
      .where(and(published(clock()), eq(columnInfo.id, input.id)));
    if (row === undefined) return null;
    // The gateway and the site say which reads are visits; crawlers and prefetches are none.
    if (request.headers.get('x-view') === '1') await countView(db, row.id);
    return { ...row, content: sanitiseRichText(row.content), ...(await neighboursOf(db, row, published(clock()))) };
  }),
  implement(siteCompany.get, async ({ db }) => {
    const [row] = await db.select().from(companyInfo).where(eq(companyInfo.deleted, false)).orderBy(asc(companyInfo.id)).limit(1);
    return row === undefined ? null : { ...row, intro: row.intro && sanitiseRichText(row.intro) };
  }),
];

/** Rows whose title, summary or text has the words; markup is no text. */
const mentions = (words: string | undefined): SQL | undefined =>
  words
    ? or(
        contains(columnInfo.title, words),
        contains(columnInfo.summary, words),
        sql`strpos(lower(regexp_replace(${columnInfo.content}, '<[^>]*>', '', 'g')), lower(${words})) > 0`,
      )
    : undefined;

/** One page of what has the words: in the title first, then in the summary, then in the text alone. */
async function pageFound(call: ListCall<ParsedInputOf<typeof siteContent.page>>, words: string) {
  const { pageNo, pageSize } = call.input;
  const rank = sql`case when ${contains(columnInfo.title, words)} then 0 when ${contains(columnInfo.summary, words)} then 1 else 2 end`;
  const total = await countRows(call, list);
  const rows = await rowsWhere(call, columnInfo, and(...list.matches(call.input, call)), {
    orderBy: [rank, ...orderBy(columnInfo, columnOrder)],
    limit: pageSize,
    offset: (pageNo - 1) * pageSize,
    unread: list.unread,
  });
  return { list: rows, total };
}

const countView = (db: Database, id: Id) =>
  db
    .update(columnInfo)
    .set({ viewCount: sql`${columnInfo.viewCount} + 1` })
    .where(eq(columnInfo.id, id));
