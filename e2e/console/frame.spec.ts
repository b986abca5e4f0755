import { frame } from '@zhilv/contract/operation';
import { Calls } from '../fixtures/Calls.ts';
import { changeMenus, rootRow } from '../fixtures/changeGrants.ts';
import { Console } from '../pages/Console.ts';
import { ownProduct } from '../lab/ownProduct.ts';
import { signedInContext } from '../fixtures/signedInContext.ts';
import { expect, test } from '../fixtures/test.ts';

// The tests share a product.
test.describe.configure({ mode: 'default' });

const own = ownProduct({ appConfig: { frameHosts: ['frames.example'] } });

test('a page of a frame host shows in a sandboxed frame, which says that it is loading', async ({ browser, faults }) => {
  const context = await signedInContext({ product: own.product, browser, faults });
  await changeMenus(context, (menus) => [
    ...menus,
    rootRow({ id: 9001, name: '运行大屏', path: 'https://frames.example/board', component: 'InnerLink' }),
  ]);
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await context.route('https://frames.example/board', async (route) => {
    expect(route.request().headers()).not.toHaveProperty('referer');
    await released;
    await route.fulfill({ contentType: 'text/html', body: '<meta charset="utf-8"><p>今日客流 12,345</p>' });
  });
  const page = await context.newPage();
  const shell = new Console(page);
  const waiting = page.getByText('正在加载页面，请稍候！');
  await page.goto(`${own.product.url}/index`);

  await shell.open('运行大屏');
  await expect(page).toHaveURL(`${own.product.url}/frame/9001`);
  await expect(waiting).toBeVisible();
  release();

  await expect(page.frameLocator('iframe[title="运行大屏"]').getByText('今日客流 12,345')).toBeVisible();
  await expect(waiting).toBeHidden();
  const sandbox = (await page.getByTitle('运行大屏').and(page.locator('iframe')).getAttribute('sandbox')) ?? 'none';
  expect(sandbox).not.toMatch(/none|allow-same-origin|allow-top-navigation/);
  await expect(shell.tabs).toHaveText(['首页', '运行大屏']);
  await expect(page).toHaveTitle('运行大屏 - 智旅科技');
  await context.close();
});

test('who waits long for a frame is told how else to see the page', async ({ browser, faults }) => {
  const context = await signedInContext({ product: own.product, browser, faults });
  await changeMenus(context, (menus) => [
    ...menus,
    rootRow({ id: 9001, name: '运行大屏', path: 'https://frames.example/board', component: 'InnerLink' }),
  ]);
  // This address never answers.
  await context.route('https://frames.example/board', () => {});
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`${own.product.url}/index`);
  await new Console(page).open('运行大屏');
  await expect(page.getByText('正在加载页面，请稍候！')).toBeVisible();

  await page.clock.fastForward(15_000);

  await expect(page.getByText('页面仍在加载')).toBeVisible();
  await expect(page.getByRole('link', { name: '在新窗口打开' })).toHaveAttribute('href', 'https://frames.example/board');
  await context.close();
});

test('a page that refuses to be framed is said to, with the way to it', async ({ browser, faults }) => {
  const context = await signedInContext({ product: own.product, browser, faults });
  await changeMenus(context, (menus) => [
    ...menus,
    rootRow({ id: 9001, name: '运行大屏', path: 'https://frames.example/board', component: 'InnerLink' }),
  ]);
  await context.route('https://frames.example/board', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  const page = await context.newPage();
  await new Calls(page, frame.check).alter(() => ({ refused: true }));
  await page.goto(`${own.product.url}/index`);

  await new Console(page).open('运行大屏');

  await expect(page.getByText('对方网站不允许在此显示，请在新窗口打开。')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('link', { name: '在新窗口打开' })).toHaveAttribute('href', 'https://frames.example/board');
  await context.close();
});

test('the seeded row shows the public site in a frame, which runs no script', async ({ browser, faults }) => {
  const context = await signedInContext({ product: own.product, browser, faults });
  const page = await context.newPage();
  // The browser says so for each script of the framed page.
  faults.ignore(/Blocked script execution/);
  await page.goto(`${own.product.url}/index`);

  await new Console(page).open('网站预览');

  const site = page.frameLocator('iframe[title="网站预览"]');
  await expect(site.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await site.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '关于我们' }).click();
  await expect(site.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('关于我们');
  await expect(page).toHaveURL(/\/frame\/7020$/);
  await context.close();
});
