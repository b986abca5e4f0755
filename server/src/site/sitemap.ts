import { ContentType, detailAddress, SolutionType, solutionListAddress, TYPES_WITH_PAGE } from '@zhilv/contract/cjy';
import { and, desc, inArray } from 'drizzle-orm';
import { published } from '../cjy/published.ts';
import type { Database } from '../db/database.ts';
import { columnInfo, companyInfo } from '../db/schema/cjy.ts';
import { textElement } from './xml.ts';

const { about, carousel, caseStudy, news, solution } = ContentType;

interface Row {
  readonly type: number;
  readonly infoType: number | null;
}

/** Pages that show many rows: they are as new as the newest of these. */
const overviews: readonly { readonly address: string; readonly shows: (row: Row) => boolean }[] = [
  { address: '/home', shows: ({ type }) => type !== about },
  ...Object.values(SolutionType).map((kind) => ({
    address: solutionListAddress(kind),
    shows: ({ type, infoType }: Row) => type === solution && infoType === kind,
  })),
  { address: '/case-list', shows: ({ type }) => type === caseStudy },
  { address: '/news-list', shows: ({ type }) => type === news },
  { address: '/about-us', shows: ({ type }) => type === about },
];

/** A sitemap holds at most 50,000 addresses; the newest go first. */
const ROW_LIMIT = 49_000;

interface SitemapOptions {
  readonly db: Database;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly origin: string;
  /** Paths that live releases bring pages for. */
  readonly publicPaths: ReadonlySet<string>;
}

/** Every page with content of its own, and when it was last changed (https://www.sitemaps.org/protocol.html). */
export async function sitemap({ db, now, origin, publicPaths }: SitemapOptions): Promise<string> {
  const { id, type, infoType, publishTime, updateTime } = columnInfo;
  const [found, companies] = await Promise.all([
    db
      .select({ id, type, infoType, publishTime, updateTime })
      .from(columnInfo)
      .where(and(published(now), inArray(type, [...TYPES_WITH_PAGE, carousel, about])))
      .orderBy(desc(publishTime), desc(id))
      .limit(ROW_LIMIT),
    db.select({ changed: companyInfo.updateTime }).from(companyInfo).limit(1),
  ]);
  // A row that was written long before its day is news on that day.
  const rows = found.map((row) => ({ ...row, changed: Math.max(row.publishTime, row.updateTime) }));
  const ofCompany = companies.map(({ changed }) => changed);
  const pages = [
    ...overviews.map(({ address, shows }) => ({
      address,
      changed: newest([...rows.filter(shows).map(({ changed }) => changed), ...(address === '/about-us' ? ofCompany : [])]),
    })),
    ...rows.filter((row) => TYPES_WITH_PAGE.has(row.type)).map((row) => ({ address: detailAddress(row), changed: row.changed })),
  ].filter(({ address }) => publicPaths.has(new URL(address, origin).pathname));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(({ address, changed }) => {
      const lastChange = changed === null ? '' : textElement('lastmod', new Date(changed).toISOString());
      return `<url>${textElement('loc', origin + address)}${lastChange}</url>`;
    }),
    '</urlset>\n',
  ].join('\n');
}

const newest = (instants: readonly number[]): number | null =>
  instants.reduce<number | null>((last, instant) => (last === null || instant > last ? instant : last), null);
