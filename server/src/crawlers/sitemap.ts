import { ContentType, detailAddress, TYPES_WITH_PAGE } from '@zhilv/contract/content';
import type { PublicOverview } from '@zhilv/release/public-paths';
import { and, desc, inArray } from 'drizzle-orm';
import { published } from '../content/published.ts';
import type { Database } from '../db/database.ts';
import { columnInfoRows } from '../content/columnInfo.table.ts';
import { companyInfoRows } from '../content/companyInfo.table.ts';
import { contentKinds } from './contentKinds.ts';
import { textElement } from './xml.ts';

const { about, carousel } = ContentType;

/** A sitemap holds at most 50,000 addresses; the newest go first. */
const ROW_LIMIT = 49_000;

interface SitemapOptions {
  readonly db: Database;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly origin: string;
  /** The paths of the pages that live releases bring. */
  readonly publicPaths: ReadonlySet<string>;
  /** The pages that show many rows. Each is as new as its newest row. */
  readonly overviews: readonly PublicOverview[];
}

/** Lists every page with content of its own and the time of its last change (https://www.sitemaps.org/protocol.html). */
export async function sitemap({ db, now, origin, publicPaths, overviews }: SitemapOptions): Promise<string> {
  const { id, type, infoType, publishTime, updateTime } = columnInfoRows;
  const [found, companies] = await Promise.all([
    db
      .select({ id, type, infoType, publishTime, updateTime })
      .from(columnInfoRows)
      .where(and(published(now), inArray(type, [...TYPES_WITH_PAGE, carousel, about])))
      .orderBy(desc(publishTime), desc(id))
      .limit(ROW_LIMIT),
    db.select({ changed: companyInfoRows.updateTime }).from(companyInfoRows).limit(1),
  ]);
  // A row that was written long before its day is news on that day.
  const rows = found.map((row) => ({ ...row, changed: Math.max(row.publishTime, row.updateTime), kinds: contentKinds(row) }));
  const changes = [...rows, ...companies.map(({ changed }) => ({ changed, kinds: ['company'] }))];
  const pages = [
    ...overviews.map(({ address, of }) => ({
      address,
      changed: newest(changes.filter(({ kinds }) => kinds.some((kind) => of.includes(kind))).map(({ changed }) => changed)),
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
