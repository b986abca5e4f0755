import type { Page } from '@playwright/test';
import { ownProduct } from '../lab/ownProduct.ts';
import { pickUp } from '../fixtures/pickUp.ts';
import { takenOver } from '../fixtures/publicDocument.ts';
import { expect, test } from '../fixtures/test.ts';

// The tests share a product and change its releases in turn.
test.describe.configure({ mode: 'serial' });

const own = ownProduct();

const publish = () =>
  own.lab.publish('remote_public', {
    texts: [{ file: /^(page-public-frame-.*\.js|server\.mjs)$/, from: '员工登录', to: '员工入口' }],
  });

/** Opens the home page with a clock that the test moves. */
async function visit(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto(`${own.product.url}/home`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await takenOver(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);
const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name, exact: true }).click();
const expectAt = (page: Page, path: string) => expect(page).toHaveURL(`${own.product.url}${path}`);
const entrance = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });

test('what a visitor reads stays; the next page is of the release that is live then, frame and all', async ({ page }) => {
  await visit(page);
  await publish();
  await pickUp(page);
  await expect(entrance(page, '员工登录')).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);

  await goTo(page, '新闻资讯');
  await expect(entrance(page, '员工入口')).toBeVisible();
  await expectAt(page, '/news-list');
  await page.goBack();
  await expectAt(page, '/home');

  await own.lab.mfe('rollback', 'remote_public');
  await page.goto(`${own.product.url}/home`);
  await expect(entrance(page, '员工登录')).toBeVisible();
});

test('while nothing changes, pages follow each other in one document', async ({ page }) => {
  await visit(page);
  await pickUp(page);
  await goTo(page, '新闻资讯');
  await expectAt(page, '/news-list');

  expect(await isSameDocument(page)).toBe(true);
});

test('a public site that is switched off says so at once, and is there again by itself', async ({ page }) => {
  await visit(page);
  await own.lab.mfe('disable', 'remote_public', '--message', '网站升级中，今晚 22:00 恢复');
  await pickUp(page);
  await expect(page.getByRole('main')).toContainText('网站升级中，今晚 22:00 恢复');
  await expect(page.getByRole('link', { name: '员工登录' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);

  await own.lab.mfe('enable', 'remote_public');
  await pickUp(page);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await goTo(page, '关于我们');
  await expectAt(page, '/about-us');
  expect(await isSameDocument(page)).toBe(true);
});
