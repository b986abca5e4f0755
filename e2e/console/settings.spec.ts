import type { Locator, Page } from '@playwright/test';
import { changeMenus, withLinkIn } from '../fixtures/changeGrants.ts';
import { Console } from '../pages/Console.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ as: 'admin' });

/** The drawer behind 布局设置. */
async function openSettings(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^账户/ }).click();
  await page.getByRole('button', { name: '布局设置' }).click();
  return page.getByRole('dialog', { name: '布局设置' });
}

const token = (page: Page, name: string): Promise<string> =>
  page.evaluate((property) => getComputedStyle(document.documentElement).getPropertyValue(property).trim(), name);

/** Notes what is in force at the moment when the document has been read, before its scripts have drawn anything. */
const noteFirst = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const { dataset } = document.documentElement;
      const accent = getComputedStyle(document.documentElement).getPropertyValue('--zhilv-accent-text').trim();
      Object.assign(window, {
        first: { theme: dataset['theme'], accent, drawn: document.getElementById('root')?.childElementCount },
      });
    });
  });

const first = (page: Page) => page.evaluate(() => (window as { first?: unknown }).first);

test('a theme colour is in force at once, and after a reload before anything is drawn', async ({ page }) => {
  await noteFirst(page);
  await page.goto('/index');
  const own = await token(page, '--zhilv-accent-text');
  const drawer = await openSettings(page);

  await drawer.getByRole('radio', { name: '松绿' }).check();
  const chosen = await token(page, '--zhilv-accent-text');
  expect(chosen).not.toBe(own);
  await drawer.getByRole('button', { name: '保存配置' }).click();
  await expect(page.getByText('正在保存到本地，请稍候...')).toBeVisible();
  await page.reload();

  await expect(new Console(page).heading('首页').or(page.getByRole('main'))).toBeVisible();
  expect(await first(page)).toEqual({ theme: 'light', accent: chosen, drawn: 0 });
});

test('what is tried out is gone after a reload, and the drawer closes on Esc and by a press beside it', async ({ page }) => {
  await page.goto('/index');
  const shell = new Console(page);
  const strip = page.getByRole('navigation', { name: '已打开的页面' });
  const drawer = await openSettings(page);

  await drawer.getByRole('switch', { name: '开启标签页' }).click();
  await expect(strip).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: /^账户/ })).toBeFocused();
  await openSettings(page);
  await page.mouse.click(300, 500);
  await expect(drawer).toBeHidden();
  await page.reload();

  await expect(shell.tab('首页')).toBeVisible();
});

test('dark is chosen in the header, followed by other windows, and there after a reload before anything is drawn', async ({
  page,
  context,
}) => {
  await noteFirst(page);
  await page.goto('/index');
  const other = await context.newPage();
  await other.goto('/privacy');
  const theme = (one: Page) => expect(one.locator('html'));

  await page.getByRole('button', { name: '外观：跟随系统' }).click();
  await page.getByRole('button', { name: '暗色' }).click();
  await theme(page).toHaveAttribute('data-theme', 'dark');
  await theme(other).toHaveAttribute('data-theme', 'dark');
  await page.reload();

  await expect(page.getByRole('button', { name: '外观：暗色' })).toBeVisible();
  expect(await first(page)).toMatchObject({ theme: 'dark', drawn: 0 });
});

test('a size changes the rows and controls of a list, and is kept', async ({ page }) => {
  await page.goto('/system/dict');
  const row = page.getByRole('main').getByRole('row').nth(1);
  const search = page.getByRole('button', { name: '查询', exact: true });
  const heights = async () =>
    [(await row.boundingBox())?.height, (await search.boundingBox())?.height].map((px) => Math.round(px ?? 0));
  await expect(row).toBeVisible();
  const medium = await heights();

  await page.getByRole('button', { name: '布局大小：Medium' }).click();
  await page.getByRole('button', { name: 'Mini' }).click();
  await expect(page.getByText('Switch Size Success')).toBeVisible();
  const mini = await heights();
  await page.reload();
  await expect(row).toBeVisible();

  expect([medium, mini]).toEqual([
    [44, 32],
    [34, 24],
  ]);
  expect(await heights()).toEqual(mini);
});

test('a reset forgets every choice and loads the console anew', async ({ page }) => {
  await page.goto('/index');
  await page.evaluate(() => {
    localStorage.setItem('zhilv.layout', '{"theme":"#f5222d","sideTheme":"theme-light","size":"small"}');
    localStorage.setItem('zhilv.theme', 'dark');
  });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-side-theme', 'theme-light');
  const drawer = await openSettings(page);
  // The message goes with the document, which Playwright no longer looks at once it is being left.
  const said: string[] = [];
  await page.exposeFunction('noteSaid', (text: string) => said.push(text));
  await page.evaluate(() => {
    const { noteSaid } = window as unknown as { noteSaid: (text: string) => void };
    const note = () => noteSaid(document.body.innerText);
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
  });

  await drawer.getByRole('button', { name: '重置配置' }).click();

  await expect(page.locator('html')).toHaveAttribute('data-side-theme', 'theme-dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('html')).toHaveAttribute('data-size', 'medium');
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /^zhilv\.(layout|theme|accent)$/.test(key))),
  ).toEqual([]);
});

test('with the menu at the top the sidebar has the entries of what is chosen there', async ({ page, context }) => {
  await changeMenus(context, withLinkIn('系统管理', '商城系统', '商品中心'));
  await page.goto('/system/dict');
  const top = page.getByRole('navigation', { name: '顶部菜单' });
  const { menu } = new Console(page);
  const drawer = await openSettings(page);
  await drawer.getByRole('switch', { name: '顶部菜单' }).click();
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(top.getByRole('listitem')).toHaveText(['首页', '系统管理', '基础设施', '更多菜单']);
  await expect(menu.getByRole('link', { name: '字典管理' })).toHaveAttribute('aria-current', 'page');
  await top.getByRole('button', { name: '更多菜单' }).click();
  await top.getByRole('button', { name: '商城系统' }).click();
  await new Console(page).open('商品中心', '商品属性');
  await expect(page).toHaveURL('/mall/product/property');

  await page.setViewportSize({ width: 1680, height: 800 });
  await expect(top.getByRole('button', { name: '商城系统' })).toHaveAttribute('aria-pressed', 'true');
  await top.getByRole('link', { name: '首页' }).click();
  await expect(page).toHaveURL('/index');
  await expect(menu.getByRole('listitem')).toHaveText(['首页']);
});

test('a browser that cannot fill the screen is told of', async ({ page }) => {
  await page.addInitScript(() => Object.assign(Element.prototype, { requestFullscreen: undefined }));
  await page.goto('/index');

  await page.getByRole('button', { name: '全屏', exact: true }).click();

  await expect(page.getByText('你的浏览器不支持全屏')).toBeVisible();
});
