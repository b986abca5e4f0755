import { dictType } from '@zhilv/contract/system';
import { Calls } from '../fixtures/Calls.ts';
import { ListPage } from '../pages/ListPage.ts';
import { test } from '../fixtures/OwnRecords.ts';
import { expect } from '../fixtures/test.ts';

test.use({ as: 'admin' });

test('a record is created, shows on the first page, and is changed; what is fixed cannot be', async ({ page, own }) => {
  const [name, type, renamed] = [own.name('字典'), own.key('dict'), own.name('改名')];
  await page.goto('/system/dict?type=common_status');
  const list = new ListPage(page);

  await list.create();
  await expect(list.form.field('字典名称')).toBeFocused();
  await list.form.fill({ 字典名称: name, 字典类型: type, 备注: '端到端测试' });
  await list.form.field('备注').press('Tab');
  await list.form.ok.click();

  await expect(list.form.dialog).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: '已保存' })).toBeVisible();
  await expect(page).toHaveURL('/system/dict');
  await expect(list.row(name)).toContainText('端到端测试');

  await list.edit(name);
  await expect(list.form.field('字典类型')).toBeDisabled();
  await expect(list.form.field('字典类型')).toHaveValue(type);
  await list.form.fill({ 字典名称: renamed });
  await list.form.field('字典名称').press('Enter');
  await expect(list.row(renamed)).toContainText(type);
  await expect(list.row(renamed)).toContainText('端到端测试');
  await expect(list.row(name)).toBeHidden();
});

test('a new record shows on a page as long as before, and is marked from when it can be seen', async ({ page, own }) => {
  await page.clock.install();
  const name = own.name('字典');
  await page.goto('/system/dict?type=common_status&pageSize=10');
  const list = new ListPage(page);
  await list.create();
  await list.form.fill({ 字典名称: name, 字典类型: own.key('dict') });
  const release = await new Calls(page, dictType.page).hold();
  const loading = page.waitForRequest(`**${dictType.page.path}?**`);

  await list.form.ok.click();
  await loading;
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000);
  release();

  await expect(list.row(name)).toHaveAttribute('data-highlighted', 'true');
  await expect(page).toHaveURL('/system/dict?pageSize=10');
  await expect(list.rows).toHaveCount(10);
  await page.clock.runFor(2000);
  await expect(list.row(name)).toHaveAttribute('data-highlighted', 'false');
});

test('Esc closes an untouched form at once, and asks when something was typed', async ({ page, own }) => {
  await page.goto('/system/dict');
  const list = new ListPage(page);
  const question = page.getByRole('dialog', { name: '系统提示' });
  await list.create();
  await page.keyboard.press('Escape');
  await expect(list.form.dialog).toBeHidden();
  await expect(page.getByRole('button', { name: '新增字典类型' })).toBeFocused();

  await list.create();
  await list.form.fill({ 字典名称: own.name('字典') });
  await page.keyboard.press('Escape');
  await expect(question).toContainText('还没有保存');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(list.form.field('字典名称')).toHaveValue(own.name('字典'));

  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: '确定' }).click();
  await expect(list.form.dialog).toBeHidden();

  await list.create();
  await expect(list.form.field('字典名称')).toHaveValue('');
});
