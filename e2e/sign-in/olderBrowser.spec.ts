import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

/** Makes this browser answer as one that is too old for the console. */
const withoutImportMaps = (): void => {
  Object.defineProperty(HTMLScriptElement, 'supports', { value: () => false });
};

/** Opens an address in a document that may never finish loading. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });

for (const [name, path, as] of [
  ['sign-in', '/login', null],
  ['the console', '/index', 'admin'],
] as const) {
  test.describe(`an older browser at ${name}`, () => {
    test.use({ as });

    test('gets a plain page that says which browsers will do, and nothing else runs', async ({ page }) => {
      await page.addInitScript(withoutImportMaps);
      await open(page, path);

      await expect(page.getByRole('heading', { name: '请升级浏览器' })).toBeVisible();
      await expect(page.getByRole('listitem')).toHaveText([/Chrome.*109/, /Safari.*16\.4/, /Firefox.*115/]);
      await expect(page.getByRole('link', { name: '返回网站首页' })).toHaveAttribute('href', '/home');
      await expect(page.locator('#root')).toHaveCount(0);
    });
  });
}

test('an older browser shows public pages as ever', async ({ page }) => {
  await page.addInitScript(withoutImportMaps);
  await page.goto('/home');

  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: '请升级浏览器' })).toHaveCount(0);
});

test('a browser of today sees nothing of it', async ({ page }) => {
  await page.goto('/login');

  await expect(page.getByLabel('账号', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: '请升级浏览器' })).toHaveCount(0);
});
