import type { Page } from '@playwright/test';
import { columnInfo, ContentType, NewsType } from '@zhilv/contract/content';
import { clientError } from '@zhilv/contract/operation';
import { auth } from '@zhilv/contract/system';
import { Calls } from '../fixtures/Calls.ts';
import { takenOver } from '../fixtures/publicDocument.ts';
import { signedInContext } from '../fixtures/signedInContext.ts';
import { ownProduct } from '../lab/ownProduct.ts';
import { accessToken, callApi } from '../product/staff.ts';
import { expect, test } from '../fixtures/test.ts';

// The tests share a product: side by side, each worker would start one.
test.describe.configure({ mode: 'default' });

const own = ownProduct();

const HOST = 'pictures.example.com';
const LINE = `图片未显示：${HOST} 不在 app-config.json 的 fileHosts 中`;

/** What the administrator can read of refused pictures, once the browser has sent it. */
async function linesOf(): Promise<readonly string[]> {
  const token = await accessToken(own.product.url, 'admin');
  const { list } = await callApi(own.product.url, clientError.page, { pageNo: 1, pageSize: 100 }, token);
  return list.flatMap(({ message }) => (message.includes(HOST) ? [message] : []));
}

/** Lists what a page asks of the host, and of which it should ask nothing. */
function askedOf(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === HOST) asked.push(request.url());
  });
  return asked;
}

test('pictures of a host that is not named cost no fault on public pages, and the administrator one line', async ({ page }) => {
  const token = await accessToken(own.product.url, 'admin');
  const picture = `https://${HOST}/gate.jpg`;
  const draft = { type: ContentType.news, infoType: NewsType.company, title: '山门的照片', logo: picture, status: 0 } as const;
  const content = `<p>牌子</p><img src="${picture}"><img src="${own.product.url}/no-such.svg" alt="自有">`;
  const id = await callApi(own.product.url, columnInfo.create, { ...draft, content }, token);
  const asked = askedOf(page);
  await page.route('**/no-such.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );

  for (const address of ['/news-list', `/news-detail?id=${id}`, '/home']) {
    const html = await (await fetch(own.product.url + address)).text();
    expect(html).not.toMatch(new RegExp(`src="[^"]*${HOST}`));
    await page.goto(own.product.url + address);
    await takenOver(page);
    await expect(page.getByText('山门的照片').first()).toBeVisible();
    if (address.includes('detail')) await expect(page.getByRole('img', { name: '自有' })).toHaveAttribute('src', /no-such\.svg$/);
  }
  await page.getByRole('link', { name: '山门的照片' }).first().click();
  await expect(page.getByText('牌子')).toBeVisible();

  await expect.poll(linesOf).toEqual([LINE]);
  expect(asked).toEqual([]);
});

test('the picture of a user whose host is not named is the initial, without a fault', async ({ browser, faults }) => {
  const context = await signedInContext({ product: own.product, browser, faults });
  const page = await context.newPage();
  const asked = askedOf(page);
  await new Calls(page, auth.permissionInfo).alter((data) => ({
    ...data,
    user: { ...(data['user'] as object), nickname: '管理员', avatar: `https://${HOST}/me.jpg` },
  }));

  await page.goto('/index');

  await expect(page.getByRole('button', { name: /^账户/ })).toContainText('管管理员');
  await page.goto('/user/profile');
  await expect(page.getByRole('region', { name: '账号', exact: true })).toContainText(/^管更换头像/);
  await expect.poll(async () => new Set(await linesOf())).toEqual(new Set([LINE]));
  expect(asked).toEqual([]);
  await context.close();
});
