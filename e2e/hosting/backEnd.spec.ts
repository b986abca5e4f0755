import { execFile } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { Console } from '../pages/Console.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { type Product, startProduct } from '../product/product.ts';
import { expect, test } from '../fixtures/test.ts';

const root = path.resolve(import.meta.dirname, '../..');

test('everything that pages read fits the server that comes with them', async ({ baseURL }) => {
  const { stdout } = await promisify(execFile)(process.execPath, ['tools/checkBackend.ts', baseURL ?? ''], { cwd: root });

  expect(stdout).toMatch(/^\d+ reads: \d+ fits(?:, \d+ not tried)?$/m);
  // A list may be empty, and what was done to a record is told of one that is there.
  for (const [, called, why] of stdout.matchAll(/^not tried +(\S+) +(.+)$/gm))
    expect([called, why?.trim()]).toEqual([expect.stringMatching(/\/changes$/), 'needs a record']);
  expect(stdout).toContain('No menu row is missing.');
});

test.describe('in front of another back end', () => {
  let front: Product;
  test.beforeAll(async ({ baseURL }) => {
    test.setTimeout(180_000);
    front = await startProduct({ environment: { API_TARGET: baseURL ?? '' } });
  });
  test.afterAll(() => front.stop());

  test('visitors read the content that stayed, staff sign in and work there', async ({ page, request, baseURL }) => {
    const shell = new Console(page);

    await page.goto(`${front.url}/home`);
    await expect(page.getByRole('contentinfo')).toContainText('400-000-8899');
    await page.goto(`${front.url}/system/dict`);
    await new SignInPage(page).signIn('admin');
    await expect(shell.heading('字典管理')).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toBeVisible();

    const token = await page.evaluate(() => localStorage.getItem('ACCESS_TOKEN'));
    const there = await request.get(`${baseURL}/admin-api/system/auth/get-permission-info`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await there.json()).toMatchObject({ code: 0 });
  });
});
