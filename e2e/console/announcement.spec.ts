import { Console } from '../pages/Console.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ as: 'admin' });

test('a page that was gone to is said and has the focus, which stays in the strip while tabs are chosen by the keyboard', async ({
  page,
}) => {
  await page.goto('/index');
  const shell = new Console(page);
  const said = (title: string) => page.getByRole('status').filter({ hasText: new RegExp(`^${title}$`) });
  await expect(shell.tab('首页')).toBeVisible();
  await expect(said('首页')).toHaveCount(0);

  await shell.open('系统管理', '字典管理');
  await expect(shell.row('是否推荐')).toBeVisible();
  await expect(said('字典管理')).toHaveCount(1);
  await expect(page.getByRole('region', { name: '字典管理' })).toBeFocused();

  await shell.tab('字典管理').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(said('首页')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(shell.tab('首页')).toBeFocused();

  await shell.tab('字典管理').click();
  await expect(said('字典管理')).toHaveCount(1);
  await expect(page.getByRole('region', { name: '字典管理' })).toBeFocused();
});
