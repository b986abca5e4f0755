import type { Page, Request } from '@playwright/test';
import { takenOver } from '../fixtures/publicDocument.ts';
import { expect, test } from '../fixtures/test.ts';

const detailCall = /\/cjy\/site\/content\/get\?/;

/** Goes to a case from the home, as a visitor does, so that the browser and not the server asks for its data. */
async function followCase(page: Page, title: string): Promise<void> {
  await page.goto('/home');
  await takenOver(page);
  await page.getByRole('main').getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

test('a case tells what was done, and leads on', async ({ page }) => {
  await followCase(page, '云阶梯田：让观景台不再拥挤');

  const article = page.getByRole('article');
  await expect(page).toHaveURL(/\/case-detail\?id=201&type=2$/);
  await expect(page).toHaveTitle(/^云阶梯田：.* - 智旅科技有限公司$/);
  await expect(article.getByRole('heading', { level: 2 }).filter({ hasText: /^(背景|做法|结果)/ })).toHaveCount(3);
  await expect(article.getByText('62%', { exact: true })).toBeVisible();
  await page.getByRole('navigation', { name: '前后篇目' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('千柱石林：400 亩迷宫里的精准疏导');
  await page.getByRole('region', { name: '更多案例' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('澄溪水镇：夜游与居民生活的平衡');
  await page.getByRole('navigation', { name: '当前位置' }).getByRole('link', { name: '经典案例' }).click();
  await expect(page).toHaveURL('/case-list');
});

test('a record has one address', async ({ page }) => {
  await page.goto('/case-detail?id=101&type=2');
  await expect(page).toHaveURL('/case-detail?id=101&type=1');
  await expect(page.getByRole('navigation', { name: '当前位置' }).getByRole('link')).toHaveText(['首页', '全域旅游']);

  await page.goto('/case-detail?id=301');
  await expect(page).toHaveURL('/news-detail?id=301');
  await expect(page.getByText('来源：智旅科技')).toBeVisible();
});

test('where there is no record, the page says so and leads to those there are', async ({ page, faults }) => {
  faults.ignore(/status of 404/);
  for (const [address, list] of [
    ['/case-detail?id=999999&type=2', '查看全部案例'],
    ['/news-detail', '查看全部新闻'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('没有找到这篇内容');
    await expect(page.getByRole('link', { name: list })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  }
});

test('a record that could not be had can be asked for again', async ({ page, faults }) => {
  await page.goto('/home');
  await takenOver(page);
  faults.expect(/Failed to load resource: the server responded with a status of 500/, 1);
  await page.route(detailCall, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await page.getByRole('main').getByRole('link', { name: '云阶梯田：让观景台不再拥挤' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('内容加载失败');

  await page.getByRole('button', { name: '重试' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('云阶梯田：让观景台不再拥挤');
});

test('one reading is one view', async ({ page }) => {
  const views: (string | undefined)[] = [];
  page.on('request', (request: Request) => {
    if (detailCall.test(request.url())) views.push(request.headers()['x-view']);
  });
  await followCase(page, '云阶梯田：让观景台不再拥挤');
  expect(views).toEqual(['1']);

  // A link to the same address loads again; leaving and coming back is another reading.
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await page.getByRole('banner').getByRole('link', { name: '关于我们' }).click();
  await expect(page.getByRole('heading', { name: '服务承诺' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('云阶梯田：让观景台不再拥挤');

  expect(views.filter(Boolean)).toEqual(['1', '1']);
});

test('text from the server becomes markup, and nothing in it runs', async ({ page, faults }) => {
  // The sanitiser parses a handler before it takes it away; the policy tells of the attempt.
  faults.ignore(/script-src-attr|inline event handler/);
  const hostile = `<h4>一</h4><script>window.ran = 1</script><img src=/no-such.png onerror="window.ran = 2" width=64 height=48>
    <a href="javascript:window.ran=3">二</a><a href="https://elsewhere.example/" id="root">三</a>
    <svg onload="window.ran=4"><p>四</p></svg><form action=/x><button>五</button></form><p style="position:fixed;color:red">六</p>`;
  await page.route('**/no-such.png', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await page.route(detailCall, async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: object };
    await route.fulfill({
      json: { ...answer, data: { ...answer.data, content: hostile, summary: '<img src=x onerror=alert(1)>' } },
    });
  });

  await followCase(page, '云阶梯田：让观景台不再拥挤');

  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 2, name: '一' })).toBeVisible();
  await expect(article.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  const elsewhere = article.getByRole('link', { name: '三' });
  await expect(elsewhere).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(elsewhere).not.toHaveAttribute('id');
  await expect(article.getByText('二')).not.toHaveAttribute('href');
  await expect(article.locator('img[src="/no-such.png"]')).toHaveAttribute('loading', 'lazy');
  await expect(article.getByText('六')).toHaveAttribute('style', 'color: red');
  await expect(article.locator('script, form, svg p, [onerror], [onload]')).toHaveCount(0);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test('the company tells of itself, and its privacy policy has an address', async ({ page }) => {
  await page.goto('/about-us');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    '公司简介',
    '发展历程',
    '资质与荣誉',
    '服务承诺',
    '联系我们',
  ]);
  await takenOver(page);
  const contents = page.getByRole('navigation', { name: '本页内容' });
  await expect(contents.locator('[aria-current]')).toHaveText('公司简介');

  await contents.getByRole('link', { name: '服务承诺' }).click();

  await expect(page.getByRole('heading', { level: 2, name: '服务承诺' })).toBeInViewport();
  await expect(contents.locator('[aria-current]')).toHaveText('服务承诺');

  await page.getByRole('contentinfo').getByRole('link', { name: '隐私政策' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('隐私政策');
  // Others may still lead to where it was.
  await page.goto('/about-us#privacy');
  await expect(page).toHaveURL('/privacy');
});

test('a printed page has the logo above it, and below it where the company is', async ({ page }) => {
  await page.goto('/news-detail?id=301');
  await page.emulateMedia({ media: 'print' });

  await expect(page.getByRole('banner').locator('img').first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: '主导航' })).toBeHidden();
  await expect(page.getByRole('contentinfo').getByText(/智慧旅游产业园/)).toBeVisible();
});

test('a dark page is printed in the colours of the light one', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/news-detail?id=301');
  const title = page.getByRole('heading', { level: 1 });
  const colour = () => title.evaluate((element) => getComputedStyle(element).color);
  const dark = await colour();

  await page.emulateMedia({ media: 'print' });
  const printed = await colour();
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });

  expect(printed).not.toBe(dark);
  await expect.poll(colour).toBe(printed);
});

test('on paper there is the text, and no way to click', async ({ page }) => {
  await page.goto('/news-detail?id=301');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.emulateMedia({ media: 'print' });

  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByText('三项变化')).toBeVisible();
});
