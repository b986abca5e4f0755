import type { Id, ParsedInputOf } from '@zhilv/contract';
import { ContentType, publishedCompany, PublishedContent, publishedContent } from '@zhilv/contract/content';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { contains, equals } from '../records/filters.ts';
import { type Implementation, implement } from '../call/implement.ts';
import { type FiltersOf, type ListCall, listOf, pageOfRows } from '../records/paging.ts';
import { kept, rowsWhere } from '../records/rows.ts';
import { orderBy } from '../records/sorting.ts';
import { networkOf } from '../call/networkOf.ts';
import type { Database } from '../db/database.ts';
import { countUse, forgetOldUses } from '../session/countUse.ts';
import { columnInfoRows } from './columnInfo.table.ts';
import { companyInfoRows } from './companyInfo.table.ts';
import { columnOrder, neighboursOf } from './columnOrder.ts';
import { sanitisedIntro } from './companyIntro.ts';
import { findContent, mentions, prepareStrangers } from './contentTexts.ts';
import { published } from './published.ts';

const list = listOf(columnInfoRows, PublishedContent, {
  matches: ({ type, infoType, recommend, title, keyword }: FiltersOf<typeof publishedContent.page>, { clock }) => [
    published(clock()),
    // A list of everything has only rows with a page to read; the home's slides have none.
    type === undefined ? ne(columnInfoRows.type, ContentType.carousel) : equals(columnInfoRows.type, type),
    equals(columnInfoRows.infoType, infoType),
    equals(columnInfoRows.recommend, recommend),
    contains(columnInfoRows.title, title),
    keyword?.trim() ? mentions(keyword) : undefined,
  ],
  order: columnOrder,
});

/** Answers visitors with the published content (docs/protocol/content.md §3). */
export const handlers: readonly Implementation[] = [
  implement(publishedContent.page, (call) => {
    const words = call.input.keyword?.trim();
    return words ? pageFound(call, words) : pageOfRows(call, list);
  }),
  implement(publishedContent.get, async ({ db, clock, steadyClock, input, request }) => {
    const asked = and(published(clock()), eq(columnInfoRows.id, input.id));
    // The gateway and the site tell which reads are visits; those of crawlers and prefetches are not.
    if (request.headers.get('x-view') === '1' && (await db.$count(columnInfoRows, asked)) > 0)
      await countView(db, input.id, request.address, steadyClock());
    // The gateway counts visits of pages that it had already.
    const row = request.isHead ? null : await findContent(db, asked);
    if (row === null) return null;
    return { ...row, ...(await neighboursOf(db, row, published(clock()))) };
  }),
  implement(publishedCompany.get, async ({ db }) => {
    const [row] = await db
      .select()
      .from(companyInfoRows)
      .where(eq(companyInfoRows.deleted, false))
      .orderBy(asc(companyInfoRows.id))
      .limit(1);
    return row === undefined ? null : { ...row, intro: row.intro && (await sanitisedIntro(row.intro)) };
  }),
];

/**
 * Gives one page of rows with the words: solutions first, then cases, then news, then the rest; and among those of a type first
 * the ones that have the words in the title, then in the summary, then in the text.
 */
async function pageFound(call: ListCall<ParsedInputOf<typeof publishedContent.page>>, words: string) {
  const { pageNo, pageSize } = call.input;
  await prepareStrangers(call.db);
  const rank = sql`case when ${contains(columnInfoRows.title, words)} then 0 when ${contains(columnInfoRows.summary, words)} then 1 else 2 end`;
  const typeRank = sql`case ${columnInfoRows.type} when ${ContentType.solution} then 0 when ${ContentType.caseStudy} then 1 when ${ContentType.news} then 2 else 3 end`;
  // The texts are searched once, for the number of rows as well.
  const found = await call.db
    .select({ id: columnInfoRows.id })
    .from(columnInfoRows)
    .where(and(kept(columnInfoRows, call), ...list.matches(call.input, call)))
    .orderBy(typeRank, rank, ...orderBy(columnInfoRows, columnOrder));
  const ids = found.slice((pageNo - 1) * pageSize, pageNo * pageSize).map(({ id }) => id);
  const rows = await rowsWhere(call, columnInfoRows, inArray(columnInfoRows.id, ids), { columns: list.shown });
  return { list: rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)), total: found.length };
}

/** Somebody who reads the same again within this time has not come anew. */
const VIEW_MS = 30 * 60_000;

async function countView(db: Database, id: Id, address: string, now: number): Promise<void> {
  const subject = `view ${id} ${networkOf(address)}`;
  const { allowed } = await countUse(db, subject, { limit: 1, lockMs: VIEW_MS, now });
  if (!allowed) return;
  await forgetOldUses(db, now);
  await db
    .update(columnInfoRows)
    .set({ viewCount: sql`${columnInfoRows.viewCount} + 1` })
    .where(eq(columnInfoRows.id, id));
}
