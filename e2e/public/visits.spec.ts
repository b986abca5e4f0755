import { rmSync } from 'node:fs';
import { publishedContent } from '@zhilv/contract/content';
import { takenOver } from '../fixtures/publicDocument.ts';
import { preparedData, type Product, startProduct } from '../product/product.ts';
import { callApi } from '../product/staff.ts';
import { expect, test } from '../fixtures/test.ts';

const addressOf = (id: number): string => `/news-detail?id=${id}`;

const viewsOf = ({ url }: Product, ids: readonly number[]): Promise<readonly number[]> =>
  Promise.all(ids.map(async (id) => (await callApi(url, publishedContent.get, { id }))?.viewCount ?? NaN));

/** Asks for an article with `agent` as the user agent. */
const fetchAs = async (
  { url }: Product,
  agent: string,
  { id, ...options }: { id: number; method?: string; headers?: Record<string, string> },
): Promise<void> => {
  const answer = await fetch(url + addressOf(id), { ...options, headers: { ...options.headers, 'user-agent': agent } });
  await answer.arrayBuffer();
  expect(answer.status).toBe(200);
};

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
const [WITH_DOCUMENT, BY_CLICK, WITHOUT_SCRIPT, UNREAD] = [301, 302, 303, 304] as const;
const ARTICLES = [WITH_DOCUMENT, BY_CLICK, WITHOUT_SCRIPT, UNREAD];

test('each article is counted once for a reader, those of the last moments too; nothing else is', async ({ page }) => {
  test.setTimeout(180_000);
  const dataDirectory = preparedData();
  const first = await startProduct({ dataDirectory });
  const before = await viewsOf(first, ARTICLES);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));

  await page.goto(first.url + addressOf(WITH_DOCUMENT));
  await takenOver(page);
  expect(calls.filter((path) => path.endsWith('/cjy/site/content/get'))).toEqual([]);
  const neighbours = page.getByRole('navigation', { name: '前后篇目' });
  await neighbours.locator(`a[href$="${addressOf(BY_CLICK)}"]`).click();
  await expect(page).toHaveURL(first.url + addressOf(BY_CLICK));
  await expect(page.getByRole('article')).toBeVisible();
  // It is read again.
  await page.goBack();
  await expect(page).toHaveURL(first.url + addressOf(WITH_DOCUMENT));
  await expect(page.getByRole('article')).toBeVisible();
  await fetchAs(first, FIREFOX, { id: WITHOUT_SCRIPT });
  await fetchAs(first, FIREFOX, { id: WITHOUT_SCRIPT });
  // Nobody reads these.
  const baidu = 'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)';
  await fetchAs(first, baidu, { id: UNREAD });
  await fetchAs(first, FIREFOX, { id: UNREAD, method: 'HEAD' });
  await fetchAs(first, 'Mozilla/5.0 Chrome/140.0.0.0', { id: UNREAD, headers: { 'sec-purpose': 'prefetch' } });
  // An open page would report faults while the product starts anew.
  await page.close();
  await first.stop();

  const second = await startProduct({ dataDirectory });
  const after = await viewsOf(second, ARTICLES);
  expect(after.map((views, index) => views - (before[index] ?? 0))).toEqual([1, 1, 1, 0]);
  await second.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
});
