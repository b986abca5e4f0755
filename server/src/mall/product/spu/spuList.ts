import type { Id } from '@zhilv/contract';
import { LOW_STOCK, type spu, SpuRow, SpuStatus, SpuTab } from '@zhilv/contract/mall';
import { type SQL, and, eq, inArray, lte, ne, or, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { contains, within } from '../../../records/filters.ts';
import { type FiltersOf, type ListCall, listOf, pageOfRows } from '../../../records/paging.ts';
import { kept, type Scope } from '../../../records/rows.ts';
import { descending } from '../../../records/sorting.ts';
import { categories } from '../category.table.ts';
import { spus } from '../spu.table.ts';

type Filters = FiltersOf<typeof spu.page>;

/** Goods that are in each tab. */
const inTab: Readonly<Record<SpuTab, SQL | undefined>> = {
  [SpuTab.onSale]: eq(spus.status, SpuStatus.onSale),
  [SpuTab.warehouse]: eq(spus.status, SpuStatus.offSale),
  [SpuTab.soldOut]: eq(spus.stock, 0),
  [SpuTab.lowStock]: and(lte(spus.stock, LOW_STOCK), ne(spus.status, SpuStatus.recycled)),
  [SpuTab.recycled]: eq(spus.status, SpuStatus.recycled),
};

/** What no tab is called by filters nothing. */
const tabs: ReadonlyMap<number, SQL | undefined> = new Map(
  Object.values(SpuTab).map((tab): [number, SQL | undefined] => [tab, inTab[tab]]),
);

/** Goods of a category, or of one that is below it: those of the first level have none themselves. */
function inCategory(id: Id | undefined): SQL | undefined {
  if (id === undefined || id === '') return undefined;
  const below = sql`select ${categories.id} from ${categories} where ${categories.parentId} = ${String(id)}::bigint`;
  return or(eq(spus.categoryId, id), sql`${spus.categoryId} in (${below})`);
}

/** The goods of a page call and of an export. */
export const spuList = listOf(spus, z.extend(z.omit(SpuRow, { description: true }), { updateTime: z.number() }), {
  matches: ({ tabType, name, categoryId, createTime }: Filters) => [
    tabType === undefined ? undefined : tabs.get(tabType),
    contains(spus.name, name),
    inCategory(categoryId),
    ...within(spus.createTime, createTime),
  ],
  order: [descending('sort'), descending('id')],
  sortable: ['name', 'price', 'stock', 'salesCount', 'sort', 'createTime'],
});

/** A list carries descriptions of so many bytes; nobody reads a longer one in a row, and a page of them would be megabytes. */
const LISTED_BYTES = 4096;

/** Gives one page of goods, each with its description where that is short. */
export async function pageOfSpus(call: ListCall<Filters & { readonly pageNo: number; readonly pageSize: number }>) {
  const page = await pageOfRows(call, spuList);
  const ids = page.list.map(({ id }) => id);
  const short = and(kept(spus, call), inArray(spus.id, ids), lte(sql`octet_length(${spus.description})`, LISTED_BYTES));
  const found = await call.db.select({ id: spus.id, description: spus.description }).from(spus).where(short);
  const descriptions = new Map(found.map(({ id, description }) => [String(id), description]));
  const list = page.list.map((row) => ({
    ...row,
    description: descriptions.get(String(row.id)) ?? null,
    revision: row.updateTime,
  }));
  return { ...page, list, offers: [...page.offers, 'changes'] };
}

/** Counts the goods in each tab, all of them in one query. */
export async function countsByTab(scope: Scope): Promise<Record<string, number>> {
  const counted = (tab: SpuTab) => sql<string>`count(*) filter (where ${inTab[tab]})`;
  const counts = Object.fromEntries(Object.values(SpuTab).map((tab) => [String(tab), counted(tab)]));
  const [row = {}] = await scope.db.select(counts).from(spus).where(kept(spus, scope));
  return Object.fromEntries(Object.entries(row).map(([tab, count]) => [tab, Number(count)]));
}
