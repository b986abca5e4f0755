import type { Page } from '@playwright/test';
import { buildStockShell } from '../lab/stockShell.ts';
import { sharedCopies } from '../lab/sharedCopies.ts';
import { ListPage } from '../pages/ListPage.ts';
import { expect, test } from '../fixtures/test.ts';
import { liveReleases } from '../product/releases.ts';

test.use({ as: 'mallstaff' });

const REMOTE = 'remote_mall';
const DOCUMENT =
  '<!doctype html><html lang="zh-CN"><body><main id="root"></main><script src="/stock/shell.js"></script></body></html>';

test('a page runs in a shell with Module Federation’s own runtime, which gives it its React', async ({
  page,
  baseURL,
}, testInfo) => {
  const folder = testInfo.outputPath('shell');
  const live = (await liveReleases(baseURL ?? '')).find(({ remote }) => remote === REMOTE);
  await buildStockShell(folder, {
    remote: REMOTE,
    container: `${live?.base}${live?.entry?.file}`,
    page: 'mall/product/property/index',
    services: { apiBase: '/prod-api/admin-api', tenantOn: true },
  });
  await page.route('/stock/**', (route) => {
    const file = new URL(route.request().url()).pathname.slice('/stock/'.length);
    return file === ''
      ? route.fulfill({ contentType: 'text/html', body: DOCUMENT })
      : route.fulfill({ path: `${folder}/${file}` });
  });
  await page.goto('/stock/');

  const list = new ListPage(page);
  await expect(list.row('票种')).toBeVisible();
  const copies = await sharedCopies(page, 'stock_shell');
  for (const name of ['react', 'react-dom', 'react-dom/client'])
    expect(copies.get(name), name).toEqual([{ from: 'stock_shell', useIn: expect.arrayContaining(['stock_shell', REMOTE]) }]);
  expect(copies.get('@zhilv/platform')?.map(({ from }) => from)).toEqual([REMOTE]);

  // A remote that the page embeds besides leaves the shell's federation alone, which goes on loading.
  const parts = await federationParts(page);
  await page.evaluate(() => {
    const script = Object.assign(document.createElement('script'), { type: 'module', src: '/embed/zhilv.js' });
    document.head.append(script);
    document.body.insertAdjacentHTML(
      'beforeend',
      '<zhilv-remote remote="mall" page="mall/product/property/index"></zhilv-remote>',
    );
  });
  await expect(page.locator('zhilv-remote').getByRole('rowheader', { name: '票种', exact: true })).toBeVisible();
  expect(await federationParts(page)).toEqual(parts);
  await list.create();
});

const federationParts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    (globalThis as unknown as { __FEDERATION__: { __INSTANCES__: { name: string }[] } }).__FEDERATION__.__INSTANCES__.map(
      ({ name }) => name,
    ),
  );
