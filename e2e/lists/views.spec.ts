import { ListPage } from '../pages/ListPage.ts';
import { signedInContext } from '../fixtures/signedInContext.ts';
import { test } from '../fixtures/OwnRecords.ts';
import { expect } from '../fixtures/test.ts';
import { model } from '@zhilv/contract/bpm';

test.use({ as: 'admin' });

const MODELS = '/bpm/manager/model';

test('a view is saved and shared with a role, whose member opens the list with it', async ({
  page,
  own,
  browser,
  faults,
  baseURL,
}) => {
  const { key } = await own.makeModel();
  const name = own.name('我的流程');
  await page.goto(`${MODELS}?key=${key}`);
  const list = new ListPage(page);
  await expect(list.rows).toHaveCount(1);
  const columns = await list.openColumns();
  await columns.panel.getByRole('checkbox', { name: '流程分类' }).uncheck();
  await page.keyboard.press('Escape');

  await list.tool('视图').click();
  await page.getByRole('button', { name: '保存为视图' }).click();
  const form = page.getByRole('dialog', { name: '保存为视图' });
  await form.getByLabel('视图名称').fill(name);
  await form.getByRole('combobox', { name: '可见范围' }).click();
  await page.getByRole('option', { name: '共享给「流程专员」' }).click();
  await form.getByRole('button', { name: '确定' }).click();
  await expect(list.tool(`视图：${name}`)).toBeVisible();
  await expect(list.tool(`视图：${name}`)).toBeFocused();

  const context = await signedInContext({ product: { url: baseURL ?? '' }, browser, faults }, 'bpmstaff');
  const other = await context.newPage();
  const seen = new ListPage(other);
  await other.goto(MODELS);
  await seen.tool('视图').click();
  const menu = other.getByRole('dialog', { name: '视图' });
  await expect(menu.getByRole('list', { name: '共享给我的视图' })).toContainText(`${name}管理员 共享给「流程专员」`);
  await expect(menu.getByRole('button', { name: `删除视图「${name}」` })).toBeHidden();
  await menu.getByRole('button', { name: `设为默认「${name}」` }).click();
  await other.keyboard.press('Escape');
  await expect(seen.tool('视图')).toBeFocused();

  // The calls of the last time are sent ahead, which were those of the whole list.
  await other.goto(MODELS);
  await expect(seen.tool(`视图：${name}`)).toBeVisible();
  const calls: string[] = [];
  other.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(model.page.path)) calls.push(request.url());
  });
  await other.reload();
  await expect(seen.tool(`视图：${name}`)).toBeVisible();
  await expect(seen.rows).toHaveCount(1);
  await expect(other.getByRole('columnheader', { name: '流程分类' })).toBeHidden();
  await expect(seen.filter('流程标识')).toHaveValue(key);
  expect(calls).toHaveLength(1);

  await seen.search.getByRole('button', { name: '重置' }).click();
  await expect(seen.tool('视图')).toBeVisible();
  await expect(seen.filter('流程标识')).toHaveValue('');
  await other.reload();
  await expect(seen.filter('流程标识')).toHaveValue('');

  await list.tool(`视图：${name}`).click();
  await page.getByRole('button', { name: `删除视图「${name}」` }).click();
  await list.confirm();
  await expect(page.getByText('删除成功')).toBeVisible();
  await seen.tool('视图').click();
  await expect(menu.getByText(/^还没有自己的视图/)).toBeVisible();
  await expect(menu).not.toContainText(name);
  await other.goto(MODELS);
  await expect(seen.tool('视图')).toBeVisible();
  expect(new URL(other.url()).search).toBe('');
  await context.close();
});
