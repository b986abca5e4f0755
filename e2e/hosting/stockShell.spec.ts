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

  await expect(new ListPage(page).row('票种')).toBeVisible();
  const copies = await sharedCopies(page, 'stock_shell');
  for (const name of ['react', 'react-dom', 'react-dom/client'])
    expect(copies.get(name), name).toEqual([{ from: 'stock_shell', useIn: expect.arrayContaining(['stock_shell', REMOTE]) }]);
  expect(copies.get('@zhilv/platform')?.map(({ from }) => from)).toEqual([REMOTE]);
});
