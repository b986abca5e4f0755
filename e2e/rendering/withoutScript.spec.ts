import process from 'node:process';
import { ContentType, detailAddress, type PublishedContent, publishedContent } from '@zhilv/contract/content';
import { type CrawledPage, crawlSite } from './crawlSite.ts';
import { allRoutes } from '../product/routes.ts';
import { callApi } from '../product/staff.ts';
import { expect, test } from '../fixtures/test.ts';

// All tests look at one crawl.
test.describe.configure({ mode: 'default' });

/** Visitors without script and crawlers should not have to go farther than this. */
const CLICKS = 3;

/** The least number of characters in a page's main part; the empty search form has the fewest. */
const leastText = (address: string): number => (address.includes('-detail?') ? 300 : 30);

const WITH_PAGE_OF_THEIR_OWN = [ContentType.solution, ContentType.caseStudy, ContentType.news];

const productUrl = (): string => process.env['PRODUCT_URL'] ?? '';
let pages: readonly CrawledPage[] = [];

test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  const { origin } = new URL(productUrl());
  const paths = new Set((await allRoutes(origin)).filter(({ layout }) => layout === 'public').map(({ path }) => path));
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin });
  pages = await crawlSite(await context.newPage(), '/', (to) => to.origin === origin && paths.has(to.pathname), CLICKS);
  await context.close();
});

async function allContent(): Promise<readonly PublishedContent[]> {
  const all = await Promise.all(
    WITH_PAGE_OF_THEIR_OWN.map((type) => callApi(productUrl(), publishedContent.page, { type, pageNo: 1, pageSize: 100 })),
  );
  expect(all.map(({ list, total }) => total - list.length)).toEqual([0, 0, 0]);
  return all.flatMap(({ list }) => list);
}

test('every page is there at its own address, with one heading and a text', () => {
  const faults = pages.flatMap(({ address, status, arrivedAt, headings, text }) => {
    const [heading, ...more] = headings;
    const sound = status === 200 && arrivedAt === address && heading && more.length === 0 && text.length >= leastText(address);
    return sound ? [] : [{ address, status, arrivedAt, headings, text }];
  });

  expect(pages.length).toBeGreaterThan(40);
  expect(faults).toEqual([]);
});

test(`all content is within ${CLICKS} clicks of the home`, async () => {
  const reached = new Set(pages.map(({ address }) => address));

  expect((await allContent()).map(detailAddress).filter((address) => !reached.has(address))).toEqual([]);
  expect(reached).toContain('/about-us');
});

test('the site map leads to all content', async () => {
  const { origin } = new URL(productUrl());
  const links = pages.find(({ address }) => address === '/site-map')?.links ?? [];

  expect((await allContent()).map((item) => origin + detailAddress(item)).filter((address) => !links.includes(address))).toEqual(
    [],
  );
});

test('nothing waits behind a tab for a script', async () => {
  const home = pages.find(({ address }) => address === '/home')?.text;
  const { list } = await callApi(productUrl(), publishedContent.page, { type: ContentType.solution, pageNo: 1, pageSize: 100 });

  expect(list.map(({ title }) => title.replaceAll(/\s/g, '')).filter((title) => !home?.includes(title))).toEqual([]);
});

test('on a phone, too, every page leads on to all lists', async ({ browser }) => {
  const viewport = { width: 360, height: 740 };
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: productUrl(), viewport });
  const page = await context.newPage();
  await page.goto('/about-us');
  const shown = await page
    .locator('a[href]')
    .evaluateAll((links) => links.filter((link) => link.checkVisibility()).map((link) => link.getAttribute('href')));

  expect(shown).toEqual(
    expect.arrayContaining(['/home', '/case-list?type=1&infoType=1', '/case-list?type=1&infoType=2', '/case-list', '/news-list']),
  );
  await context.close();
});

test('every link leads somewhere, and right there', async ({ request }) => {
  const { origin } = new URL(productUrl());
  const links = new Set(pages.flatMap(({ links }) => links));
  const addresses = new Set([...links].map(within).filter((address) => address !== null));
  const parts = new Map(pages.map(({ address, ids }) => [address, new Set(ids)]));
  for (const address of addresses) {
    // Links lead to a page without a redirect.
    const answer = await request.get(address, { maxRedirects: 0 });
    expect([address, answer.status()]).toEqual([address, 200]);
  }
  const broken = [...links].filter((link) => {
    const { protocol, pathname, search, hash } = new URL(link);
    if (within(link) === null) return !['https:', 'http:', 'tel:', 'mailto:'].includes(protocol);
    return hash !== '' && !parts.get(pathname + search)?.has(decodeURIComponent(hash.slice(1)));
  });

  expect(broken).toEqual([]);

  /** Gives path and query of an address on this site; null for any other. */
  function within(link: string): string | null {
    const to = new URL(link);
    return to.origin === origin ? to.pathname + to.search : null;
  }
});

test('every picture is there', async ({ request }) => {
  for (const address of new Set(pages.flatMap(({ pictures }) => pictures))) {
    const answer = await request.get(address);
    expect([address, answer.status(), answer.headers()['content-type']]).toEqual([
      address,
      200,
      expect.stringMatching(/^image\//),
    ]);
  }
});
