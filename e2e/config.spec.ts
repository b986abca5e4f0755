import { config } from '@zhilv/contract/infra';
import { Calls } from './Calls.ts';
import { changePermissions } from './changeGrants.ts';
import { ListPage } from './ListPage.ts';
import { test } from './OwnRecords.ts';
import { expect } from './test.ts';

test.use({ as: 'admin' });

test('a setting lives from the first to the last', async ({ page, own }) => {
  const [name, renamed, key] = [own.name('参数'), own.name('改名'), own.key('test.key')];
  await page.goto('/infra/config');
  const list = new ListPage(page);

  await list.create();
  await list.form.fill({ 参数分组: 'test', 参数名称: name, 参数键名: key, 参数键值: '晨光', 备注: '端到端测试' });
  await list.form.ok.click();
  for (const text of ['test', key, '晨光', '自定义', '端到端测试']) await expect(list.row(name)).toContainText(text);

  await list.filter('参数键名').fill(key);
  await list.filter('参数键名').press('Enter');
  await expect(list.rows).toHaveText([name]);

  await list.edit(name);
  await expect(list.form.field('参数键名')).toBeDisabled();
  await list.form.fill({ 参数名称: renamed, 参数键值: '暮色' });
  await list.form.field('是否可见').click();
  await list.form.ok.click();
  await expect(list.row(renamed)).toContainText('暮色');
  await expect(list.row(renamed).getByText('否', { exact: true })).toBeVisible();

  await list.delete(renamed);
  await list.confirm();
  await expect(page.getByRole('main')).toContainText('没有符合条件的参数配置');
});

test('a key is copied by a press', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/infra/config?key=url.druid');

  await page.getByRole('button', { name: '复制「url.druid」' }).click();

  await expect(page.getByRole('status').filter({ hasText: '已复制「url.druid」' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('url.druid');
});

test('a built-in setting says why it is not deleted, and is not', async ({ page }) => {
  await page.goto('/infra/config?key=sys.user.init-password');
  const list = new ListPage(page);
  const deletions = new Calls(page, config.delete);
  const action = page.getByRole('button', { name: '删除「新用户的初始密码」' });
  await expect(action).toHaveAttribute('aria-disabled', 'true');

  await action.press('Enter');

  await expect(page.getByRole('status').filter({ hasText: '系统内置的参数不能删除' })).toBeVisible();
  expect(deletions.seen).toEqual([]);

  await list.chooseAll.check();
  await list.batchDelete.click();
  await list.confirm();
  await expect(list.batch.getByRole('row').last()).toContainText('不能删除类型为系统内置的参数配置');
});

test('a key that is taken is refused with what was typed', async ({ page, own }) => {
  await page.goto('/infra/config');
  const list = new ListPage(page);
  await list.create();
  await list.form.fill({ 参数分组: 'test', 参数名称: own.name('参数'), 参数键名: 'url.druid', 参数键值: '晨光' });

  await list.form.ok.click();

  await expect(page.getByRole('alert').filter({ hasText: '参数配置 key 重复' })).toBeVisible();
  await expect(list.form.field('参数键值')).toHaveValue('晨光');
});

test('who may only read settings is offered nothing else', async ({ page, context }) => {
  await changePermissions(context, ['infra:config:query']);
  await page.goto('/infra/config');
  const list = new ListPage(page);

  await expect(list.row('新用户的初始密码')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(修改|删除)「/ })).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  for (const name of [/^新增/, /^批量/, '导出']) await expect(list.tool(name)).toBeHidden();
});

test.describe('without the menu row', () => {
  test.use({ as: 'guest' });

  test('settings are nowhere', async ({ page }) => {
    await page.goto('/infra/config');

    await expect(page).toHaveURL('/404');
  });
});
