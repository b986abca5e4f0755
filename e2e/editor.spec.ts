import { dictType } from '@zhilv/contract/system';
import { Calls } from './Calls.ts';
import { ListPage } from './ListPage.ts';
import { test } from './OwnRecords.ts';
import { expect } from './test.ts';

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

test('rules are said below the fields in Chinese, and the first bad field is focused', async ({ page, own }) => {
  await page.goto('/system/dict');
  const list = new ListPage(page);
  const creations = new Calls(page, dictType.create);
  await list.create();

  await list.form.ok.click();
  await expect(list.form.refusals).toHaveText(['字典名称不能为空', '字典类型不能为空']);
  await expect(list.form.field('字典名称')).toBeFocused();

  await list.form.field('字典名称').fill(own.name('字典'));
  await expect(list.form.refusals).toHaveText(['字典类型不能为空']);
  await list.form.ok.click();
  await expect(list.form.field('字典类型')).toBeFocused();
  await expect(list.form.field('字典类型')).toHaveAttribute('aria-invalid', 'true');
  expect(creations.seen).toEqual([]);
});

test("a name that is taken is refused below its field, in the back end's words; all that was typed stays", async ({
  page,
  own,
}) => {
  const taken = await own.makeDictType();
  await page.goto('/system/dict');
  const list = new ListPage(page);
  await list.create();
  await list.form.fill({ 字典名称: taken.name, 字典类型: own.key('other'), 备注: '写了很久' });

  await list.form.ok.click();

  await expect(list.form.refusals).toHaveText('已经存在该名字的字典类型');
  await expect(list.form.field('字典名称')).toBeFocused();
  await expect(list.form.field('字典名称')).toHaveValue(taken.name);
  await expect(list.form.field('字典类型')).toHaveValue(own.key('other'));
  await expect(list.form.field('备注')).toHaveValue('写了很久');

  await list.form.fill({ 字典名称: own.name('另一个') });
  await expect(list.form.refusals).toHaveCount(0);
  await list.form.ok.click();
  await expect(list.row(own.name('另一个'))).toBeVisible();
});

test('a refusal that is about no field of the form is a message', async ({ page, own }) => {
  const creations = '**/system/dict-type/create';
  await page.route(creations, (route) => route.fulfill({ json: { code: 500, data: null, msg: '系统异常' } }));
  await page.goto('/system/dict');
  const list = new ListPage(page);
  await list.create();
  await list.form.fill({ 字典名称: own.name('字典'), 字典类型: own.key('dict') });

  await list.form.ok.click();

  await expect(page.getByRole('alert').filter({ hasText: '系统异常' })).toBeVisible();
  await expect(list.form.refusals).toHaveCount(0);

  await page.unroute(creations);
  await list.form.ok.click();
  await expect(list.row(own.name('字典'))).toBeVisible();
});

test('pressing 确定 twice creates one record', async ({ page, own }) => {
  await page.goto('/system/dict');
  const list = new ListPage(page);
  const creations = new Calls(page, dictType.create);
  const release = await creations.hold();
  await list.create();
  await list.form.fill({ 字典名称: own.name('字典'), 字典类型: own.key('dict') });

  await list.form.ok.dblclick();
  await list.form.field('字典名称').press('Enter');
  release();

  await expect(list.form.dialog).toBeHidden();
  await expect(list.row(own.name('字典'))).toHaveCount(1);
  expect(creations.seen).toHaveLength(1);
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

test('a press beside the dialog does not close it', async ({ page }) => {
  await page.goto('/system/dict');
  const list = new ListPage(page);
  await list.create();

  await page.mouse.click(5, 5);

  await expect(list.form.dialog).toBeVisible();
});

test('deleting names what will go, and 取消 keeps it', async ({ page, own }) => {
  const { name } = await own.makeDictType();
  await page.goto(`/system/dict?name=${own.mark}`);
  const list = new ListPage(page);
  const question = page.getByRole('dialog', { name: '系统提示' });

  await list.delete(name);
  await expect(question).toContainText(`「${name}」`);
  await question.getByRole('button', { name: '取消' }).click();
  await expect(question).toBeHidden();
  await expect(list.row(name)).toBeVisible();

  await list.delete(name);
  await question.getByRole('button', { name: '确定' }).click();
  await expect(page.getByRole('status').filter({ hasText: `已删除「${name}」` })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('没有符合条件的字典类型');
});

test("a dictionary type in use is not deleted, in the back end's words", async ({ page }) => {
  await page.goto('/system/dict?type=common_status');
  const list = new ListPage(page);

  await list.delete('系统状态');
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();

  await expect(page.getByRole('alert').filter({ hasText: '无法删除，该字典类型还有字典数据' })).toBeVisible();
  await expect(list.row('系统状态')).toBeVisible();
});

test('a state is chosen from its dictionary and shows by its label; Esc closes the choice, not the form', async ({
  page,
  own,
}) => {
  const { name } = await own.makeDictType();
  await page.goto(`/system/dict?name=${own.mark}`);
  const list = new ListPage(page);
  await list.edit(name);

  await list.form.field('状态').click();
  const choice = page.getByRole('listbox');
  await expect(choice.getByRole('option')).toHaveText(['开启', '关闭']);
  await page.keyboard.press('Escape');
  await expect(choice).toBeHidden();
  await expect(list.form.dialog).toBeVisible();

  await list.form.field('状态').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await list.form.ok.click();
  await expect(list.row(name)).toContainText('关闭');
});

test('markup in a name is text, wherever the name is said', async ({ page, own }) => {
  const name = own.name('<img src=x onerror=alert(1)>{{1+1}}');
  await page.goto('/system/dict');
  const list = new ListPage(page);

  await list.create();
  await list.form.fill({ 字典名称: name, 字典类型: own.key('dict') });
  await list.form.ok.click();
  await expect(list.row(name)).toBeVisible();
  await list.delete(name);

  await expect(page.getByRole('dialog')).toContainText(`「${name}」`);
});

test('a text that is too long is refused below its field', async ({ page }) => {
  await page.goto('/system/dict');
  const list = new ListPage(page);
  await list.create();

  await list.form.fill({ 字典名称: '长'.repeat(101), 字典类型: 'long' });
  await list.form.ok.click();

  await expect(list.form.refusals).toHaveText('字典名称长度不能超过 100 个字符');
  await expect(list.form.field('字典名称')).toBeFocused();
});
