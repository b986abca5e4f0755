import type { Page } from '@playwright/test';
import { takenOver } from '../fixtures/publicDocument.ts';
import { expect, test } from '../fixtures/test.ts';

/** Gives the texts of all elements of that name by the browser's own parser; none if the file is not well-formed. */
async function textsIn(page: Page, address: string, name: string): Promise<readonly string[]> {
  const answer = await page.request.get(address);
  expect(answer.status()).toBe(200);
  const xml = await answer.text();
  return page.evaluate(
    ({ source, wanted }) => {
      const parsed = new DOMParser().parseFromString(source, 'application/xml');
      if (parsed.querySelector('parsererror')) return [];
      return Array.from(parsed.getElementsByTagName(wanted), (element) => element.textContent);
    },
    { source: xml, wanted: name },
  );
}

test('the sitemap leads to pages of this site, all of them open to crawlers', async ({ page, baseURL }) => {
  const origin = new URL(baseURL ?? '').origin;
  const addresses = await textsIn(page, '/sitemap.xml', 'loc');
  const robots = await (await page.request.get('/robots.txt')).text();
  const open = [...robots.matchAll(/^Allow: (\S+)$/gm)].map(([, prefix = '']) => prefix);

  expect(addresses.length).toBeGreaterThan(40);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  for (const address of addresses) {
    const { origin: named, pathname } = new URL(address);
    expect(named).toBe(origin);
    expect(open.some((prefix) => pathname.startsWith(prefix))).toBe(true);
    const answer = await page.request.get(address);
    expect([address, answer.status(), (await answer.text()).includes('data-document="public"')]).toEqual([address, 200, true]);
  }
});

test('the feed tells the latest news, and leads to pages that the sitemap names', async ({ page }) => {
  const links = await textsIn(page, '/rss.xml', 'link');
  const titles = await textsIn(page, '/rss.xml', 'title');
  const addresses = await textsIn(page, '/sitemap.xml', 'loc');

  expect(links.length).toBeGreaterThan(10);
  expect(titles[0]).toMatch(/新闻资讯$/);
  expect(links.filter((link) => !addresses.includes(link))).toEqual([]);
});

test('the icon of the documents is there in pixels too, for those who know no SVG', async ({ page }) => {
  const answer = await page.request.get('/favicon.ico');

  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
});

test('the footer leads to site map, feed and privacy', async ({ page }) => {
  await page.goto('/home');

  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: '网站地图' })).toHaveAttribute('href', '/site-map');
  await expect(footer.getByRole('link', { name: 'RSS 订阅' })).toHaveAttribute('href', '/rss.xml');
  await expect(footer.getByRole('link', { name: '隐私政策' })).toHaveAttribute('href', '/privacy');
});

test('a client navigation names the next page at the origin that the server wrote', async ({ page }) => {
  const written = '<link rel="canonical" href="https://www.zhilv.example/home">';
  await page.route('**/home', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replaceAll(/<link rel="canonical"[^>]*>/g, '').replace('</head>', `${written}</head>`);
    await route.fulfill({ response, body: html });
  });
  await page.goto('/home');
  await takenOver(page);

  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '新闻资讯', exact: true }).click();

  await expect(page).toHaveTitle(/^新闻资讯 - /);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', 'https://www.zhilv.example/news-list');
});

test('a page that is not to be found names no canonical address', async ({ page, faults }) => {
  faults.expect(/status of 401/, 1);
  await page.goto('/401');

  await expect(page).toHaveTitle(/^无权访问/);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
});
