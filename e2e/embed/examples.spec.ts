import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { changeAppConfig } from '../product/changeAppConfig.ts';
import { type Product, startProduct } from '../product/product.ts';

// One product and one server of the examples serve all of them, by the commands of docs/embed.md.
test.describe.configure({ mode: 'default' });

let product: Product;
let examples: Product;

test.beforeAll(async ({}, testInfo) => {
  product = await startProduct();
  examples = await startProduct({
    command: ['tools/examples.ts'],
    dataDirectory: testInfo.outputPath(),
    environment: { PRODUCT_URL: product.url },
  });
  changeAppConfig(path.join(product.dataDirectory, 'site'), { embedOrigins: [examples.url] });
});

test.afterAll(async () => {
  await examples.stop();
  await product.stop();
});

/** Signs in by the form of the example. */
async function signIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('账号').fill('admin');
  await page.getByLabel('密码').fill(password);
  await page.getByRole('button', { name: '登录' }).click();
}

for (const name of ['plain', 'react', 'vue']) {
  test(`${name} shows a list and the designer to whom it has signed in itself`, async ({ page }) => {
    const place = new URL(`/${name}/`, examples.url);
    await page.goto(place.href);
    await signIn(page, 'wrong-password');
    await expect(page.getByRole('alert')).toHaveText('登录失败，账号密码不正确');
    await signIn(page, 'admin123');

    await expect(page.getByRole('rowheader', { name: '是否推荐' })).toBeVisible();
    const processes = page.getByRole('link', { name: '流程', exact: true });
    if (await processes.isVisible()) await processes.click();
    await page.getByRole('link', { name: '员工请假' }).click();
    await expect(page.getByRole('region', { name: '「员工请假」的流程图' }).locator('.djs-element').first()).toBeVisible();

    await page.getByRole('button', { name: '切换深浅色' }).click();
    await expect(page.locator('[data-remote="remote_bpm"][data-theme="dark"]').first()).toBeAttached();

    await page.getByRole('button', { name: '退出' }).click();
    await expect(page.getByRole('button', { name: '登录' })).toBeVisible();
    await expect(page.locator('[data-remote]')).toHaveCount(0);
    expect(new URL(page.url()).origin).toBe(place.origin);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  });
}
