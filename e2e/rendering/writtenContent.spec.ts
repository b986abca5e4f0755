import { columnInfo, companyInfo, ContentType, NewsType } from '@zhilv/contract/content';
import { ownProduct } from '../lab/ownProduct.ts';
import { accessToken, callApi } from '../product/staff.ts';
import { expect, test } from '../fixtures/test.ts';

// The tests share a product: side by side, each worker would start one.
test.describe.configure({ mode: 'default' });

const own = ownProduct();

const textOf = async (address: string): Promise<string> => (await fetch(own.product.url + address)).text();

/** Visitors and crawlers find a piece of news at these addresses. */
const PLACES = ['/home', '/news-list', '/rss.xml'];

/** A picture of one pixel, as a PNG in base64. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const draft = {
  type: ContentType.news,
  infoType: NewsType.company,
  title: '山门换上新的指路牌',
  logo: '/admin-api/infra/file/1/get/cjy/news-service.svg',
  content: '<p onclick="alert(1)">牌子今天装好。</p><img src="/no-such.png" width="640" height="400"><script>alert(1)</script>',
  status: 0,
} as const;

test('what is written is read at once, in pages, sitemap and feed, and gone as soon when it is taken away', async () => {
  const token = await accessToken(own.product.url, 'admin');
  for (const place of PLACES) expect(await textOf(place)).not.toContain(draft.title);

  const id = await callApi(own.product.url, columnInfo.create, draft, token);
  const address = `/news-detail?id=${id}`;
  for (const place of PLACES) expect(await textOf(place)).toContain(draft.title);
  expect(await textOf('/sitemap.xml')).toContain(address);
  const html = await textOf(address);
  expect(html).toContain('<p>牌子今天装好。</p>');
  expect(html).toMatch(/<img [^>]*src="\/no-such\.png"[^>]* width="640"[^>]* height="400"/);
  expect(html).not.toContain('alert(1)');

  await callApi(own.product.url, columnInfo.update, { ...draft, id, title: '山门的指路牌改了字' }, token);
  for (const place of [...PLACES, address]) {
    const text = await textOf(place);
    expect(text).toContain('山门的指路牌改了字');
    expect(text).not.toContain(draft.title);
  }

  await callApi(own.product.url, columnInfo.delete, { id }, token);
  for (const place of [...PLACES, '/sitemap.xml']) expect(await textOf(place)).not.toMatch(/指路牌|id=10\d{3}\b/);
  expect((await fetch(own.product.url + address)).status).toBe(404);
});

test('the company’s telephone is on every page as soon as it is changed', async () => {
  const token = await accessToken(own.product.url, 'admin');
  const company = await callApi(own.product.url, companyInfo.get, { id: 1 }, token);
  expect(await textOf('/case-list')).toContain(company?.phone ?? '');

  await callApi(own.product.url, companyInfo.update, { id: 1, name: company?.name ?? '', phone: '400-000-1234' }, token);

  const html = await textOf('/case-list');
  expect(html).toContain('400-000-1234');
  expect(html).not.toContain(company?.phone ?? '');
});

test('a code to scan is as bright by night as by day', async ({ page }) => {
  const token = await accessToken(own.product.url, 'admin');
  const company = await callApi(own.product.url, companyInfo.get, { id: 1 }, token);
  const qrCode = `${own.product.url}/code.png`;
  await page.route(qrCode, (route) => route.fulfill({ contentType: 'image/png', body: Buffer.from(PIXEL, 'base64') }));
  await page.emulateMedia({ colorScheme: 'dark' });

  await callApi(
    own.product.url,
    companyInfo.update,
    { id: 1, name: company?.name ?? '', phone: company?.phone ?? '', qrCode },
    token,
  );
  await page.goto(`${own.product.url}/home`);

  const codes = page.getByRole('img', { name: '公司二维码' });
  await expect(codes).toHaveCount(2);
  for (const code of await codes.all()) await expect(code).toHaveCSS('filter', 'none');
});
