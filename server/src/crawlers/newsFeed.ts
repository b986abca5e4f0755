import { ContentType, detailAddress, NewsType } from '@zhilv/contract/content';
import type { PublicOverview } from '@zhilv/release/public-paths';
import { and, asc, desc, eq } from 'drizzle-orm';
import { published } from '../content/published.ts';
import type { Database } from '../db/database.ts';
import { columnInfoRows } from '../content/columnInfo.table.ts';
import { companyInfoRows } from '../content/companyInfo.table.ts';
import { emptyElement, textElement } from './xml.ts';

/** A feed has as many items as readers show after they have not seen it for a while. */
const LATEST = 30;

const CATEGORIES: Readonly<Record<number, string>> = { [NewsType.company]: '公司新闻', [NewsType.industry]: '行业资讯' };

interface NewsFeedOptions {
  readonly db: Database;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly origin: string;
  /** The views of the site's pages that show content. */
  readonly overviews: readonly PublicOverview[];
}

/** Writes the latest news for feed readers (https://www.rssboard.org/rss-specification). */
export async function newsFeed({ db, now, origin, overviews }: NewsFeedOptions): Promise<string> {
  const { id, type, infoType, title, summary, publishTime } = columnInfoRows;
  const [rows, [company]] = await Promise.all([
    db
      .select({ id, type, infoType, title, summary, publishTime })
      .from(columnInfoRows)
      .where(and(published(now), eq(type, ContentType.news)))
      .orderBy(desc(publishTime), desc(id))
      .limit(LATEST),
    db
      .select({ name: companyInfoRows.name })
      .from(companyInfoRows)
      .where(eq(companyInfoRows.deleted, false))
      .orderBy(asc(companyInfoRows.id))
      .limit(1),
  ]);
  const name = company?.name ?? '';
  const ofNews = overviews.find(({ of }) => of.length === 1 && of[0] === 'news');
  const items = rows.map((row) => {
    const address = origin + detailAddress(row);
    return [
      '<item>',
      textElement('title', row.title),
      textElement('link', address),
      // The address stays the same for good, so it tells items apart as well.
      textElement('guid', address),
      textElement('pubDate', new Date(row.publishTime).toUTCString()),
      textElement('category', CATEGORIES[row.infoType ?? 0]),
      textElement('description', row.summary),
      '</item>',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    textElement('title', `${name}新闻资讯`),
    textElement('link', origin + (ofNews?.address ?? '/')),
    textElement('description', `${name}的公司新闻与行业资讯`),
    textElement('language', 'zh-CN'),
    rows[0] ? textElement('lastBuildDate', new Date(rows[0].publishTime).toUTCString()) : '',
    emptyElement('atom:link', { href: `${origin}/rss.xml`, rel: 'self', type: 'application/rss+xml' }),
    ...items,
    '</channel>',
    '</rss>\n',
  ].join('\n');
}
