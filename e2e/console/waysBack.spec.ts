import { Console } from '../pages/Console.ts';
import { ListPage } from '../pages/ListPage.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ as: 'admin' });

test('a tab is named by the record in its page, and the window too where that is wanted', async ({ page }) => {
  await page.goto('/system/dict?name=用户性别');
  const shell = new Console(page);
  await new ListPage(page).row('用户性别').getByRole('link', { name: '用户性别' }).click();

  await expect(shell.heading('字典数据 · 用户性别')).toBeVisible();
  await expect(shell.tabs).toHaveText(['首页', '字典管理', '字典数据 · 用户性别']);
  await expect(shell.breadcrumbs.last()).toHaveText('字典数据 · 用户性别');
  await expect(page.getByRole('region', { name: '字典数据 · 用户性别' })).toBeVisible();
  await expect(page).toHaveTitle(/^字典数据 - /);

  await page.getByRole('button', { name: /^账户/ }).click();
  await page.getByRole('button', { name: '布局设置' }).click();
  await page.getByRole('switch', { name: '动态标题' }).click();
  await expect(page).toHaveTitle(/^字典数据 · 用户性别/);
});

test('menu, breadcrumb, 返回 and command box lead back to the list as it was left', async ({ page }) => {
  await page.goto('/system/dict?name=用户');
  const shell = new Console(page);
  const list = new ListPage(page);
  const filtered = /\/system\/dict\?name=/;
  const leave = () => list.row('用户性别').getByRole('link', { name: '用户性别' }).click();
  await leave();
  await expect(shell.heading('字典数据 · 用户性别')).toBeVisible();

  await page.getByRole('link', { name: '返回字典管理' }).click();
  await expect(page).toHaveURL(filtered);
  await expect(list.filter('字典名称')).toHaveValue('用户');

  await leave();
  await page.getByRole('navigation', { name: '面包屑' }).getByRole('link', { name: '字典管理' }).click();
  await expect(page).toHaveURL(filtered);

  await leave();
  await expect(shell.heading('字典数据 · 用户性别')).toBeVisible();
  await shell.open('系统管理', '字典管理');
  await expect(page).toHaveURL(filtered);

  await leave();
  await expect(shell.heading('字典数据 · 用户性别')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog').getByRole('combobox').fill('字典管理');
  await page
    .getByRole('option', { name: /字典管理/ })
    .first()
    .click();
  await expect(page).toHaveURL(filtered);
});
