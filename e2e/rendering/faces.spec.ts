import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { ownProduct } from '../lab/ownProduct.ts';
import { takenOver } from '../fixtures/publicDocument.ts';
import { keptServerElements, markServerElements } from './serverElements.ts';
import { expect, test } from '../fixtures/test.ts';

// The tests share a product and take more and more of its public site away.
test.describe.configure({ mode: 'serial' });

const own = ownProduct();

const FACES = [
  ['/404', '没有找到这个页面', '返回首页'],
  ['/401', '您没有访问权限', '员工登录'],
] as const;

/** @returns the status of the answer */
async function open(page: Page, address: string): Promise<number | undefined> {
  const answer = await page.goto(own.product.url + address);
  return answer?.status();
}

test.beforeEach(({ faults }) => faults.ignore(/status of 40[14] /));

for (const [address, heading, way] of FACES) {
  test(`${address} is a page of the public site, which the browser takes over as it is`, async ({ page }) => {
    const title = page.getByRole('main').getByRole('heading', { level: 1 });
    await markServerElements(page);
    expect(`/${await open(page, address)}`).toBe(address);
    await takenOver(page);

    await expect(title).toHaveText(heading);
    expect(await keptServerElements(page)).toEqual([true, true]);
    await expect(page.getByRole('main').getByRole('link', { name: way })).toBeVisible();
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '关于我们' }).click();
    await expect(title).toHaveText('关于我们');
  });
}

test('a release from before the site had such pages leaves them to the host, in its frame and with their status', async ({
  page,
}) => {
  await own.lab.publish('remote_public', {
    describe: (release) => {
      delete release['server'];
      delete release.files['server.mjs'];
      release['pages'] = Object.fromEntries(
        Object.entries(release['pages'] as object).filter(([key]) => !/not-found|unauthorised/.test(key)),
      );
    },
  });

  for (const [address, heading, way] of FACES) {
    expect(`/${await open(page, address)}`).toBe(address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('main').getByRole('link', { name: way })).toBeVisible();
    await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();
  }
});

test('where there is no public site, the host says so itself', async ({ page }) => {
  const file = path.join(own.lab.siteDirectory, 'registry.json');
  const registry = JSON.parse(readFileSync(file, 'utf8')) as { revision: number; remotes: Record<string, unknown> };
  delete registry.remotes['remote_public'];
  writeFileSync(file, JSON.stringify({ ...registry, revision: registry.revision + 1 }));

  for (const [address, heading, way] of FACES) {
    expect(`/${await open(page, address)}`).toBe(address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('main').getByRole('link', { name: way })).toBeVisible();
  }
  await open(page, '/');
  await expect(page.getByRole('main')).toContainText('网站尚未发布，请稍后再来。');
});
