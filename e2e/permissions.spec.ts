import { changePermissions } from './changeGrants.ts';
import { ListPage } from './ListPage.ts';
import { expect, test } from './test.ts';

test.use({ as: 'admin' });

test('what one may not do is not offered', async ({ page, context }) => {
  await changePermissions(context, ['system:dict:query', 'system:dict:update']);
  await page.goto('/system/dict?type=common_status');
  const list = new ListPage(page);

  await expect(list.row('系统状态')).toBeVisible();
  await expect(page.getByRole('button', { name: '修改「系统状态」' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^删除/ })).toBeHidden();
  await expect(page.getByRole('button', { name: /^新增/ })).toBeHidden();
});

test('a user without any permission still has the pages of the menu, without their actions', async ({ page, context }) => {
  await changePermissions(context, []);
  await page.goto('/system/dict?type=common_status');
  const list = new ListPage(page);

  await expect(list.row('系统状态')).toBeVisible();
  await expect(list.row('系统状态').getByRole('button')).toHaveCount(0);
});
