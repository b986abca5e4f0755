import type { Browser } from '@playwright/test';
import { Console } from '../pages/Console.ts';
import type { Faults } from '../fixtures/Faults.ts';
import { signedInContext } from '../fixtures/signedInContext.ts';
import { ownProduct } from '../lab/ownProduct.ts';
import { StoredSession } from '../fixtures/StoredSession.ts';
import { expect, test } from '../fixtures/test.ts';

// The tests share a product: releases that one publishes are found by the next.
test.describe.configure({ mode: 'serial' });

const own = ownProduct();

async function openConsole(browser: Browser, faults: Faults) {
  const context = await signedInContext({ product: own.product, browser, faults });
  return context.newPage();
}

test('a release made of another one is published and run, its chunks among its own', async ({ browser, faults }) => {
  const { lab } = own;
  const before = lab.active('remote_mall');
  const made = await lab.publish('remote_mall', {
    texts: [{ file: /^page-mall-product-property-index\./, from: 'title:"商品属性"', to: 'title:"商品属性二"' }],
  });
  expect(lab.active('remote_mall')).toBe(made.id);
  expect(made.id).not.toBe(before);

  const page = await openConsole(browser, faults);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/mall/product/property');
  const shell = new Console(page);
  await expect(shell.heading('商品属性二')).toBeVisible();
  await expect(shell.row('票种')).toBeVisible();

  await lab.mfe('promote', 'mall', before);
  await page.reload();
  await expect(shell.heading('商品属性')).toBeVisible();
  expect(scripts.filter((url) => url.includes(`/remote_mall/${made.id}/`)).length).toBeGreaterThan(0);
  await page.context().close();
});

test('a release of the host is made the same way', async ({ browser, faults }) => {
  const { lab } = own;
  const made = await lab.publish('host', {
    texts: [{ file: /^console\.js$/, from: '"返回首页"', to: '"回到首页"' }],
  });

  const page = await openConsole(browser, faults);
  await page.goto('/nowhere');
  await expect(page.getByRole('link', { name: '回到首页' })).toBeVisible();
  expect(await page.content()).toContain(`/host/${made.id}/`);
  await page.context().close();
});

test('verify compares the menus of the running server with the pages that are live', async ({ browser, faults }) => {
  const { lab, product } = own;
  const page = await openConsole(browser, faults);
  await page.goto('/index');
  const token = (await new StoredSession(page).read('ACCESS_TOKEN')) ?? '';
  const verify = (...options: readonly string[]) =>
    lab.mfeAs(token, 'verify', '--server', `${product.url}/prod-api/admin-api`, ...options);
  expect(await verify()).toContain('no problems in');
  const row = 'no live release has page mall/product/property/index, where 商城系统 / 商品中心 / 商品属性 leads';
  expect(await verify()).not.toContain(row);

  const before = lab.active('remote_mall');
  await lab.publish('remote_mall', { describe: (description) => void Object.assign(description, { pages: {} }) });
  expect(await verify()).toContain(row);
  await expect(verify('--menus-must-match')).rejects.toThrow('found in');
  await lab.mfe('promote', 'mall', before);
  await page.context().close();
});
