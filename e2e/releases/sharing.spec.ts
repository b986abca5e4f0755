import { Console } from '../pages/Console.ts';
import { filesOfPages } from '../product/releases.ts';
import { expectOneOfEach, sharedCopies } from '../lab/sharedCopies.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ as: 'admin' });

test('host and remotes share one React, one session and one copy of ui', async ({ page, baseURL }) => {
  const shell = new Console(page);
  const named = await filesOfPages(baseURL ?? '');
  const own: string[] = [];
  page.on('request', (request) => {
    if (/\/remotes\/.*\.js$/.test(request.url())) own.push(request.url());
  });
  await page.goto('/system/dict');
  await expect(shell.row('是否推荐')).toBeVisible();
  await shell.open('商城系统', '商品中心', '商品属性');
  await expect(shell.row('票种')).toBeVisible();

  const copies = await sharedCopies(page);
  expectOneOfEach(copies);
  const ui = [...copies.keys()].filter((key) => key.startsWith('@zhilv/ui@'));
  expect(new Set(ui.map((key) => key.split('/')[1])).size).toBe(1);
  expect(copies.get(ui.find((key) => key.endsWith('/button')) ?? '')?.[0]).toMatchObject({ from: 'host' });
  // Copies of modules that the host has would be in files that no page names.
  expect(own.filter((url) => !named.has(new URL(url).pathname))).toEqual([]);
});
