import type { Locator, Page } from '@playwright/test';
import { publishedContent } from '@zhilv/contract/content';
import { Calls } from '../fixtures/Calls.ts';
import { takenOver } from '../fixtures/publicDocument.ts';
import { expect, test } from '../fixtures/test.ts';

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => main(page).getByRole('heading', { level: 1 });
const entries = (page: Page) => main(page).getByRole('heading', { level: 2 });
const pages = (page: Page) => main(page).getByRole('navigation', { name: '分页' });
const kinds = (page: Page, name: string) => main(page).getByRole('navigation', { name });
const go = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name, exact: true }).click();

test('cases and solutions share a page, on which each kind has an address', async ({ page }) => {
  await page.goto('/case-list?type=1&infoType=2');
  await expect(title(page)).toHaveText('智慧景区解决方案');
  await expect(page).toHaveTitle('智慧景区解决方案 - 智旅科技有限公司');
  await expect(entries(page).first()).toHaveText('分时预约与票务');
  await expect(main(page).getByRole('link', { name: '分时预约与票务' })).toHaveAttribute(
    'href',
    /^\/case-detail\?id=\d+&type=1$/,
  );

  await kinds(page, '案例与方案').getByRole('link', { name: '经典案例' }).click();
  await expect(title(page)).toHaveText('经典案例');
  await expect(page).toHaveURL('/case-list');
  await expect(main(page).getByText('日出时段排队缩短 62%')).toBeVisible();
  await kinds(page, '案例与方案').getByRole('link', { name: '全域旅游' }).click();
  await expect(title(page)).toHaveText('全域旅游解决方案');
  await page.goBack();
  await expect(title(page)).toHaveText('经典案例');

  await page.goto('/case-list?type=2');
  await expect(title(page)).toHaveText('经典案例');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\d\/case-list$/);
});

test('news are turned page by page, each from its top, and every page has an address', async ({ page }) => {
  await page.goto('/news-list');
  await expect(entries(page)).toHaveCount(10);
  await pages(page).getByRole('link', { name: '下一页' }).click();

  await expect(page).toHaveURL('/news-list?pageNo=2');
  await expect(page).toHaveTitle('新闻资讯（第 2 页） - 智旅科技有限公司');
  await expect(entries(page)).toHaveCount(6);
  await expect(pages(page).getByRole('link', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
  await expect(title(page)).toBeInViewport();
  await pages(page).getByRole('link', { name: '第 1 页' }).click();
  await expect(page).toHaveURL('/news-list');
  await kinds(page, '新闻分类').getByRole('link', { name: '行业资讯' }).click();
  await expect(page).toHaveURL('/news-list?infoType=2');
  await expect(entries(page)).toHaveCount(8);
});

test('an address behind the last page leads to the last page', async ({ page }) => {
  await page.goto('/news-list?pageNo=99');

  await expect(page).toHaveURL('/news-list?pageNo=2');
  await expect(entries(page)).toHaveCount(6);
});

test('the figure of a result has one colour, wherever its case is shown', async ({ page }) => {
  const colours = new Set<string>();
  for (const path of ['/home', '/case-list', '/case-detail?id=201&type=2']) {
    await page.goto(path);
    const figure = main(page).getByText('62%', { exact: true }).first();
    colours.add(await figure.evaluate((element) => getComputedStyle(element).color));
  }

  expect(colours.size).toBe(1);
});

test('the field of a list stands clear of the picture above it and of the line below', async ({ page }) => {
  await page.goto('/news-list');
  const edges = (part: Locator) =>
    part.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { top, bottom };
    });
  const picture = await edges(main(page).locator('header'));
  const field = await edges(main(page).getByRole('search'));
  const line = await edges(kinds(page, '新闻分类'));

  expect(field.top - picture.bottom).toBeGreaterThanOrEqual(20);
  expect(line.bottom - field.bottom).toBeGreaterThanOrEqual(12);
});

test('a list is searched within its kind, and the words can be taken back', async ({ page }) => {
  await page.goto('/news-list?infoType=2');
  await main(page).getByRole('searchbox', { name: '在新闻中查找' }).fill('承载力');
  await main(page).getByRole('button', { name: '搜索' }).click();

  await expect(entries(page)).toHaveText(['古镇的承载力，不只是人数']);
  expect(new URL(page.url()).search).toBe(`?${new URLSearchParams({ infoType: '2', keyword: '承载力' })}`);
  await expect(main(page).locator('mark').first()).toHaveText('承载力');
  await main(page).getByRole('link', { name: '清除搜索词' }).click();
  await expect(entries(page)).toHaveCount(8);
  await expect(main(page).getByRole('searchbox', { name: '在新闻中查找' })).toHaveValue('');
});

test('the header leads to a search over everything, by kinds', async ({ page }) => {
  await page.goto('/home');
  await takenOver(page);
  await page.getByRole('banner').getByRole('link', { name: '搜索' }).click();
  await expect(page.getByRole('searchbox')).toHaveCount(1);
  await main(page).getByRole('searchbox').fill('预约');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/search\?keyword=/);
  await expect(page).toHaveTitle('“预约”的搜索结果 - 智旅科技有限公司');
  await expect(main(page).getByRole('searchbox')).toHaveValue('预约');
  await expect(main(page).getByRole('link', { name: '分时预约与票务' })).toHaveAttribute(
    'href',
    /^\/case-detail\?id=\d+&type=1$/,
  );
  await kinds(page, '搜索范围').getByRole('link', { name: '新闻资讯' }).click();
  await expect(page).toHaveURL(/[?&]kind=news/);
  await expect(main(page).getByRole('link', { name: '分时预约与票务' })).toHaveCount(0);
  await expect(entries(page).first()).toHaveText('预约成为习惯之后，景区还能做什么');
  await page.goBack();
  await expect(page).not.toHaveURL(/kind=/);
  await expect(main(page).getByRole('link', { name: '分时预约与票务' })).toBeVisible();
});

test('a search that finds nothing says so, and shows where to look; one without words asks for some', async ({ page }) => {
  await page.goto(`/search?keyword=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
  await expect(main(page)).toContainText('没有找到与“<img src=x onerror=alert(1)>”有关的内容');
  await main(page).getByRole('link', { name: '民宿' }).click();
  await expect(entries(page).filter({ hasText: '乡村旅游与民宿云' })).toBeVisible();

  await page.goto('/search?keyword=%20');
  await expect(title(page)).toHaveText('站内搜索');
  await expect(main(page).getByRole('heading', { name: '热门搜索' })).toBeVisible();
});

test('a list that cannot be had says so in its place and comes at 重试', async ({ page, faults }) => {
  faults.ignore(/status of 503/);
  await page.goto('/home');
  await takenOver(page);
  const calls = new Calls(page, publishedContent.page);
  await calls.fail(503);

  await go(page, '新闻资讯');
  await expect(main(page)).toContainText('新闻加载失败，请稍后重试。');
  await calls.mend();
  await main(page).getByRole('button', { name: '重试' }).click();

  await expect(entries(page)).toHaveCount(10);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the drawer has the search', async ({ page }) => {
    await page.goto('/home');
    await takenOver(page);
    await page.getByRole('button', { name: '菜单' }).click();
    await page.getByRole('dialog').getByRole('searchbox').fill('客流');
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(/\/search\?keyword=/);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(entries(page).first()).toBeVisible();
  });
});
