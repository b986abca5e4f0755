import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { columnInfoRows } from '../content/columnInfo.table.ts';
import { companyInfoRows } from '../content/companyInfo.table.ts';
import type { Database } from '../db/database.ts';
import type { OpenDatabase } from '../db/openDatabase.ts';
import { openSeededDatabase } from '@zhilv/testing/server/open-test-database';
import { DatabaseAway } from '../db/DatabaseAway.ts';
import { siteFeeds } from './siteFeeds.ts';

const ORIGIN = 'https://www.zhilv.example';
const NOW = Date.parse('2026-06-01T00:00:00+08:00');
const SEEDED = Date.parse('2026-05-01T00:00:00+08:00');
const CHANGED = Date.parse('2026-05-30T12:00:00+08:00');

const OVERVIEWS = [
  { address: '/home', of: ['carousel', 'solution', 'caseStudy', 'news'] },
  { address: '/case-list?type=1&infoType=1', of: ['solution/1'] },
  { address: '/case-list?type=1&infoType=2', of: ['solution/2'] },
  { address: '/case-list', of: ['caseStudy'] },
  { address: '/news-list', of: ['news'] },
  { address: '/about-us', of: ['about', 'company'] },
];

let database: OpenDatabase;
let publicPaths: Set<string>;
const icon = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M0 0h32v32z"/></svg>';
beforeAll(async () => {
  database = await openSeededDatabase();
  const { db } = database;
  await db.update(columnInfoRows).set({ updateTime: SEEDED });
  await db.update(companyInfoRows).set({ updateTime: SEEDED });
  await db.update(columnInfoRows).set({ updateTime: CHANGED }).where(eq(columnInfoRows.id, 107));
  await db.update(columnInfoRows).set({ status: 1 }).where(eq(columnInfoRows.id, 201));
  await db
    .update(columnInfoRows)
    .set({ publishTime: NOW + 1 })
    .where(eq(columnInfoRows.id, 301));
  await db.update(columnInfoRows).set({ title: '景区 & <智慧>', summary: 'a\u0001b' }).where(eq(columnInfoRows.id, 302));
  publicPaths = new Set(['/', '/404', '/401', '/home', '/case-list', '/case-detail', '/news-list', '/news-detail', '/about-us']);
});
afterAll(() => database.close());

const siteDirectory = mkdtempSync(path.join(tmpdir(), 'zhilv-feeds-'));
afterAll(() => rmSync(siteDirectory, { recursive: true, force: true }));

/** Stands for a database that cannot be reached. */
const away = new Proxy({} as Database, {
  get: () => {
    throw new DatabaseAway('connection refused');
  },
});

const PUBLISHED = { publicPaths: async () => publicPaths, overviews: async () => OVERVIEWS, icon: async () => icon };

const ask = async (
  pathname: string,
  headers: Record<string, string> = {},
  { db = database.db, origin = ORIGIN } = {},
): Promise<Response | null> =>
  siteFeeds({ siteDirectory, db, clock: () => NOW, origin: () => origin })(
    new Request(`http://localhost:8080${pathname}`, { headers }),
    pathname,
    PUBLISHED,
    async () => '1',
  );

const text = async (pathname: string): Promise<string> => (await (await ask(pathname))?.text()) ?? '';

describe('robots.txt', () => {
  it('opens what live releases show to visitors and closes the rest', async () => {
    const lines = (await text('/robots.txt')).trim().split('\n');

    expect(lines[0]).toBe('User-agent: *');
    expect(lines).toContain('Allow: /$');
    expect(lines).toContain('Allow: /news-detail');
    expect(lines).toContain('Allow: /favicon.ico');
    expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual(['Disallow: /']);
    expect(lines.filter((line) => /40[14]|login|index|admin-api\/system|client-errors/.test(line))).toEqual([]);
    expect(lines.at(-1)).toBe(`Sitemap: ${ORIGIN}/sitemap.xml`);
  });
});

describe('sitemap.xml', () => {
  /** The time of the last change by address. */
  const changes = async (): Promise<ReadonlyMap<string, string>> => {
    const found = (await text('/sitemap.xml')).matchAll(/<url><loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod><\/url>/g);
    return new Map([...found].map(([, address = '', time = '']) => [address.replaceAll('&amp;', '&'), time]));
  };

  it('names lists and details by absolute addresses, each once', async () => {
    const addresses = [...(await changes()).keys()];

    expect(addresses.every((address) => address.startsWith(`${ORIGIN}/`))).toBe(true);
    expect(addresses).toHaveLength(6 + 12 + 7 + 15);
    expect(addresses.slice(0, 6)).toEqual(
      ['/home', '/case-list?type=1&infoType=1', '/case-list?type=1&infoType=2', '/case-list', '/news-list', '/about-us'].map(
        (path) => ORIGIN + path,
      ),
    );
    expect(addresses).toContain(`${ORIGIN}/case-detail?id=107&type=1`);
    expect(addresses).toContain(`${ORIGIN}/case-detail?id=202&type=2`);
    expect(addresses).toContain(`${ORIGIN}/news-detail?id=302`);
  });

  it('keeps back what is hidden or of a later day', async () => {
    const addresses = (await text('/sitemap.xml')).replaceAll('&amp;', '&');

    expect(addresses).not.toContain('id=201&');
    expect(addresses).not.toContain('id=301<');
  });

  it('says when a page was last changed, a list by the newest that it shows', async () => {
    const found = await changes();
    const seeded = new Date(SEEDED).toISOString();
    const changed = new Date(CHANGED).toISOString();

    expect(found.get(`${ORIGIN}/case-detail?id=107&type=1`)).toBe(changed);
    expect(found.get(`${ORIGIN}/case-list?type=1&infoType=2`)).toBe(changed);
    expect(found.get(`${ORIGIN}/home`)).toBe(changed);
    expect(found.get(`${ORIGIN}/case-list?type=1&infoType=1`)).toBe(seeded);
    expect(found.get(`${ORIGIN}/about-us`)).toBe(seeded);
  });

  it('names no page that no live release brings', async () => {
    const all = publicPaths;
    publicPaths = new Set([...all].filter((path) => !path.startsWith('/news')));

    const addresses = [...(await changes()).keys()];

    publicPaths = all;
    expect(addresses).toHaveLength(5 + 12 + 7);
  });
});

describe('rss.xml', () => {
  it('tells the latest news first, as text', async () => {
    const feed = await text('/rss.xml');
    const items = [...feed.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = '']) => item);
    const times = items.map((item) => Date.parse(/<pubDate>(.*?)<\/pubDate>/.exec(item)?.[1] ?? ''));

    expect(feed).toContain('<title>智旅科技有限公司新闻资讯</title>');
    expect(feed).toContain(`<atom:link href="${ORIGIN}/rss.xml" rel="self" type="application/rss+xml"/>`);
    expect(feed).toContain(`<link>${ORIGIN}/news-list</link>`);
    expect(items).toHaveLength(15);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    const odd = items.find((item) => item.includes('id=302<'));
    expect(odd).toContain('<title>景区 &amp; &lt;智慧&gt;</title>');
    expect(odd).toContain('<description>ab</description>');
    expect(odd).toContain(`<link>${ORIGIN}/news-detail?id=302</link>`);
  });
});

it.each(['/sitemap.xml', '/rss.xml'])('makes %s once for all who ask, until content or pages change', async (pathname) => {
  const made = vi.spyOn(database.db, 'select');
  let revision: string | null = '1';
  const feeds = siteFeeds({ siteDirectory, db: database.db, clock: () => NOW, origin: () => ORIGIN });
  const selects = async (): Promise<number> => {
    made.mockClear();
    const asked = () => feeds(new Request(`http://localhost${pathname}`), pathname, PUBLISHED, async () => revision);
    const answers = await Promise.all([asked(), asked(), asked()]);
    expect(answers.map((answer) => answer?.status)).toEqual([200, 200, 200]);
    return made.mock.calls.length;
  };
  const all = publicPaths;

  const first = await selects();
  expect([first, await selects()]).toEqual([2, 0]);
  revision = null;
  expect(await selects()).toBe(0);
  revision = '2';
  expect(await selects()).toBe(2);
  publicPaths = new Set(['/home']);
  expect(await selects()).toBe(pathname === '/sitemap.xml' ? 2 : 0);

  publicPaths = all;
  made.mockRestore();
});

it('has the icon in pixels for those who know no SVG', async () => {
  const answer = await ask('/favicon.ico');
  const bytes = Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer());

  expect(answer?.headers.get('content-type')).toBe('image/png');
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  // The header's chunk: https://www.w3.org/TR/png/#11IHDR
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([96, 96]);
});

it.each(['/robots.txt', '/sitemap.xml', '/rss.xml'])('answers for %s by 304 when the caller has it', async (pathname) => {
  const etag = (await ask(pathname))?.headers.get('etag') ?? '';

  expect((await ask(pathname, { 'if-none-match': etag }))?.status).toBe(304);
});

it.each(['/', '/sitemap', '/share/', '/share/none.png', '/share/../registry.json', '/share/x.json'])(
  'leaves %s to others',
  async (pathname) => {
    expect(await ask(pathname)).toBeNull();
  },
);

it.each(['/sitemap.xml', '/rss.xml'])(
  'gives %s as it last was while the database is away, after a start too',
  async (pathname) => {
    const before = await text(pathname);

    const during = await ask(pathname, {}, { db: away });

    expect(during?.status).toBe(200);
    expect(await during?.text()).toBe(before);
    // Its addresses begin with another origin.
    await expect(ask(pathname, {}, { db: away, origin: 'https://other.example' })).rejects.toThrow(DatabaseAway);
  },
);
