import { Console } from '../pages/Console.ts';
import { ListPage } from '../pages/ListPage.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ as: 'admin' });

test('a reload brings back the tabs with their names, their filters and their order', async ({ page }) => {
  await page.goto('/system/dict?name=用户');
  const shell = new Console(page);
  const list = new ListPage(page);
  await list.row('用户性别').getByRole('link', { name: '用户性别' }).click();
  await expect(shell.heading('字典数据 · 用户性别')).toBeVisible();
  await shell.open('商城系统', '商品中心', '商品属性');
  const titles = ['首页', '字典管理', '字典数据 · 用户性别', '商品属性'];
  await expect(shell.tabs).toHaveText(titles);

  await page.reload();
  await expect(shell.heading('商品属性')).toBeVisible();
  await expect(shell.tabs).toHaveText(titles);
  await shell.tab('字典管理').click();
  await expect(page).toHaveURL(/\/system\/dict\?name=/);
  await expect(list.filter('字典名称')).toHaveValue('用户');

  await shell.leave();
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('zhilv.openTabs')))).toEqual([]);
});
