import type { Page } from '@playwright/test';
import { changeMenus, withLinkIn } from '../fixtures/changeGrants.ts';
import { Console } from '../pages/Console.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ as: 'admin' });

const skipLink = (page: Page) => page.getByRole('link', { name: '跳到主要内容' });
const shortcuts = (page: Page) => page.getByRole('dialog', { name: '键盘快捷键' });

test('the menu is one stop of Tab, arrow keys and letters move in it, and Enter opens a page', async ({ page, context }) => {
  await changeMenus(context, withLinkIn('系统管理', '工作流程'));
  await page.goto('/index');
  const shell = new Console(page);
  const { keyboard } = page;
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();

  await keyboard.press('Tab');
  await expect(skipLink(page)).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(shell.entry('首页')).toBeFocused();
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '收起侧边栏' })).toBeFocused();
  await keyboard.press('Shift+Tab');
  await keyboard.press('x');
  await expect(shell.entry('系统管理')).toBeFocused();
  await keyboard.press('ArrowRight');
  await expect(shell.entry('系统管理')).toHaveAttribute('aria-expanded', 'true');
  await keyboard.press('ArrowRight');
  await keyboard.press('z');
  await expect(shell.entry('字典管理')).toBeFocused();
  await keyboard.press('Enter');
  await expect(shell.heading('字典管理')).toBeVisible();

  // The page has the focus now, and the menu is where one left it.
  await shell.entry('字典管理').focus();
  await keyboard.press('ArrowLeft');
  await expect(shell.entry('系统管理')).toBeFocused();
  await keyboard.press('ArrowLeft');
  await expect(shell.entry('系统管理')).toHaveAttribute('aria-expanded', 'false');
});

for (const [layout, width, settings] of [
  ['with the menu beside the page', 1280, {}],
  ['with the menu in the header', 1280, { topNav: true }],
  ['of a phone', 390, {}],
] as const) {
  test(`the first stop leads to the content, after a navigation too, in the layout ${layout}`, async ({ page }) => {
    await page.addInitScript((stored) => localStorage.setItem('zhilv.layout', stored), JSON.stringify(settings));
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/index');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();

    await page.keyboard.press('Tab');
    await expect(skipLink(page)).toBeFocused();
    await expect(skipLink(page)).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(main).toBeFocused();
    await expect(page).toHaveURL('/index');

    await main.getByRole('link', { name: /文件列表/ }).press('Enter');
    await expect(new Console(page).heading('文件列表')).toBeVisible();
    await skipLink(page).press('Enter');
    await expect(main).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(main.locator(':focus')).toBeInViewport();
  });
}

test('every key of the whole console that the list of shortcuts names does what it says', async ({ page }) => {
  await page.goto('/index');
  const { keyboard } = page;
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const box = page.getByRole('dialog', { name: '搜索页面和命令' });

  await keyboard.press('Shift+?');
  await expect(shortcuts(page)).toBeVisible();
  const named = shortcuts(page).getByRole('region', { name: '全局' }).getByRole('definition');
  await expect(named).toHaveText(['Ctrl K', '?', 'Tab Shift Tab', 'Esc']);
  await keyboard.press('Escape');
  await expect(shortcuts(page)).toBeHidden();
  await keyboard.press('Tab');
  await expect(skipLink(page)).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Shift+Tab');
  await expect(skipLink(page)).toBeFocused();

  await keyboard.press('Control+k');
  await expect(box.getByRole('combobox')).toBeFocused();
  await keyboard.type('?');
  await expect(box.getByRole('combobox')).toHaveValue('?');
  await keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(shortcuts(page)).toBeHidden();
});

test('the list of shortcuts is found in the menu of the account and in the command box', async ({ page }) => {
  await page.goto('/index');
  const { keyboard } = page;
  const account = page.getByRole('button', { name: /^账户/ });

  await account.focus();
  await keyboard.press('ArrowDown');
  await keyboard.press('j');
  await expect(page.getByRole('button', { name: '键盘快捷键' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(shortcuts(page)).toBeVisible();
  await keyboard.press('Escape');
  await expect(account).toBeFocused();

  await keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: '搜索页面和命令' })).toBeFocused();
  await keyboard.type('jpkjj');
  await keyboard.press('Enter');
  await shortcuts(page).getByRole('button', { name: '知道了' }).click();
  await expect(shortcuts(page)).toBeHidden();
  await expect(account).toBeFocused();
});
