import { rmSync } from 'node:fs';
import { publishedContent } from '@zhilv/contract/content';
import { takenOver } from '../fixtures/publicDocument.ts';
import { preparedData, type Product, startProduct } from '../product/product.ts';
import { callApi } from '../product/staff.ts';
import { expect, test } from '../fixtures/test.ts';

const ID = 301;
const ADDRESS = `/news-detail?id=${ID}`;

const views = async ({ url }: Product): Promise<number> =>
  (await callApi(url, publishedContent.get, { id: ID }))?.viewCount ?? NaN;

/** Asks for the article with `agent` as the user agent. */
const fetchAs = async (
  { url }: Product,
  agent: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<void> => {
  const answer = await fetch(url + ADDRESS, { ...options, headers: { ...options.headers, 'user-agent': agent } });
  await answer.arrayBuffer();
  expect(answer.status).toBe(200);
};

test('each reading is counted once, those of the last moments too; no other is', async ({ page }) => {
  test.setTimeout(180_000);
  const dataDirectory = preparedData();
  const first = await startProduct({ dataDirectory });
  const before = await views(first);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));

  // The first reading comes with its document, the second by going back from another page.
  await page.goto(first.url + ADDRESS);
  await takenOver(page);
  expect(calls.filter((path) => path.endsWith('/cjy/site/content/get'))).toEqual([]);
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '关于我们' }).click();
  await expect(page).toHaveURL(`${first.url}/about-us`);
  await page.goBack();
  await expect(page.getByRole('article')).toBeVisible();
  // The third is without script, of a page that was rendered before. The others do not count.
  await fetchAs(first, 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0');
  await fetchAs(first, 'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)');
  await fetchAs(first, 'Mozilla/5.0 Firefox/128.0', { method: 'HEAD' });
  await fetchAs(first, 'Mozilla/5.0 Chrome/140.0.0.0', { headers: { 'sec-purpose': 'prefetch' } });
  // An open page would report faults while the product starts anew.
  await page.close();
  await first.stop();

  const second = await startProduct({ dataDirectory });
  expect(await views(second)).toBe(before + 3);
  await second.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
});
