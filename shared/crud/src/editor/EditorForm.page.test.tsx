import { dictType } from '@zhilv/contract/system';
import { dictTypesPage } from '@zhilv/testing/crud/dict-types-page';
import { ListView } from '@zhilv/testing/page/list-view';
import { OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';

it('creates a record that shows on the first page, and changes it; what is fixed cannot be', async () => {
  const own = new OwnRecords();
  const [name, type, renamed] = [own.name('字典'), own.key('dict'), own.name('改名')];
  const page = await renderPage(dictTypesPage, '/system/dict?type=common_status');
  const list = new ListView(page);

  const form = await list.create();
  expect(document.activeElement).toBe(form.field('字典名称'));
  await form.fill({ 字典名称: name, 字典类型: type, 备注: '页面测试' });
  await page.user.tab();
  await form.ok();

  await page.findByText(/已保存/);
  expect(list.editing()).toBe(false);
  expect((await list.row(name)).textContent).toContain('页面测试');
  expect(page.address()).toBe('/system/dict');

  const again = await list.edit(name);
  expect(again.field('字典类型')).toHaveProperty('disabled', true);
  expect(again.field('字典类型')).toHaveProperty('value', type);
  await again.fill({ 字典名称: renamed });
  await again.enter('字典名称');
  const row = await list.row(renamed);
  expect(row.textContent).toContain(type);
  expect(row.textContent).toContain('页面测试');
  expect(row.dataset['highlighted']).toBe('true');
  expect(list.names()).not.toContain(name);
});

it('says rules below the fields in Chinese, and focuses the first bad field', async () => {
  const page = await renderPage(dictTypesPage, '/system/dict');
  const list = new ListView(page);
  const creations = new PageCalls(dictType.create);
  const form = await list.create();

  await form.ok();
  await expect.poll(() => form.refusals()).toEqual(['字典名称不能为空', '字典类型不能为空']);
  expect(document.activeElement).toBe(form.field('字典名称'));

  await form.fill({ 字典名称: new OwnRecords().name('字典') });
  await expect.poll(() => form.refusals()).toEqual(['字典类型不能为空']);
  await form.ok();
  await expect.poll(() => document.activeElement).toBe(form.field('字典类型'));
  expect(form.field('字典类型').getAttribute('aria-invalid')).toBe('true');
  expect(creations.sent).toEqual([]);
});

it("refuses a name that is taken below its field, in the back end's words, and keeps all that was typed", async () => {
  const own = new OwnRecords();
  const taken = await own.makeDictType();
  const page = await renderPage(dictTypesPage, '/system/dict');
  const list = new ListView(page);
  const form = await list.create();
  await form.fill({ 字典名称: taken.name, 字典类型: own.key('other'), 备注: '写了很久' });

  await form.ok();

  await expect.poll(() => form.refusals()).toEqual(['已经存在该名字的字典类型']);
  expect(document.activeElement).toBe(form.field('字典名称'));
  expect(form.field('字典名称')).toHaveProperty('value', taken.name);
  expect(form.field('字典类型')).toHaveProperty('value', own.key('other'));
  expect(form.field('备注')).toHaveProperty('value', '写了很久');

  await form.fill({ 字典名称: own.name('另一个') });
  await expect.poll(() => form.refusals()).toEqual([]);
  await form.ok();
  await list.row(own.name('另一个'));
});

it('says a refusal that is about no field as a message', async () => {
  const own = new OwnRecords();
  const page = await renderPage(dictTypesPage, '/system/dict');
  const list = new ListView(page);
  const creations = new PageCalls(dictType.create);
  creations.refuse(500, '系统异常');
  const form = await list.create();
  await form.fill({ 字典名称: own.name('字典'), 字典类型: own.key('dict') });

  await form.ok();

  expect((await page.findByText('系统异常')).closest('[role="alert"]')).not.toBeNull();
  expect(form.refusals()).toEqual([]);

  creations.mend();
  await form.ok();
  await list.row(own.name('字典'));
});

it('creates one record when 确定 is pressed twice, and Enter while it is being saved', async () => {
  const own = new OwnRecords();
  const page = await renderPage(dictTypesPage, '/system/dict');
  const list = new ListView(page);
  const creations = new PageCalls(dictType.create);
  const release = creations.hold();
  const form = await list.create();
  await form.fill({ 字典名称: own.name('字典'), 字典类型: own.key('dict') });

  await page.user.dblClick(form.button('确定'));
  await form.enter('字典名称');
  // Nor does a submission without a button save it again.
  form.dialog.querySelector('form')?.requestSubmit();
  release();

  await expect.poll(() => list.editing()).toBe(false);
  await list.row(own.name('字典'));
  expect(list.names().filter((name) => name === own.name('字典'))).toHaveLength(1);
  expect(creations.sent).toHaveLength(1);
});

it('closes untouched at once by Esc, and asks when something was typed', async () => {
  const own = new OwnRecords();
  const page = await renderPage(dictTypesPage, '/system/dict');
  const list = new ListView(page);
  await list.create();
  await page.user.keyboard('{Escape}');
  await expect.poll(() => list.editing()).toBe(false);
  expect(document.activeElement).toBe(page.getByRole('button', { name: '新增字典类型' }));

  const form = await list.create();
  await form.fill({ 字典名称: own.name('字典') });
  expect(page.holdsWork()).toBe(true);
  await page.user.keyboard('{Escape}');
  const question = await page.findByRole('dialog', { name: '系统提示' });
  expect(question.textContent).toContain('还没有保存');
  await page.user.keyboard('{Escape}');
  await expect.poll(() => page.queryByRole('dialog', { name: '系统提示' })).toBeNull();
  expect(form.field('字典名称')).toHaveProperty('value', own.name('字典'));

  form.field('字典名称').focus();
  await page.user.keyboard('{Escape}');
  await list.confirm();
  await expect.poll(() => list.editing()).toBe(false);
  expect(page.holdsWork()).toBe(false);

  expect((await list.create()).field('字典名称')).toHaveProperty('value', '');
});

it('does not close by a press beside it', async () => {
  const page = await renderPage(dictTypesPage, '/system/dict');
  const list = new ListView(page);
  const { dialog } = await list.create();

  await page.user.click(dialog.parentElement ?? dialog);

  expect(list.editing()).toBe(true);
});

it('chooses a state from its dictionary and shows its label; Esc closes the choice, not the form', async () => {
  const own = new OwnRecords();
  const { name } = await own.makeDictType();
  const page = await renderPage(dictTypesPage, `/system/dict?name=${own.mark}`);
  const list = new ListView(page);
  const form = await list.edit(name);

  await page.user.click(form.field('状态'));
  await expect(list.choices()).resolves.toEqual(['开启', '关闭']);
  await page.user.keyboard('{Escape}');
  await expect.poll(() => page.queryByRole('listbox')).toBeNull();
  expect(list.editing()).toBe(true);

  form.field('状态').focus();
  await page.user.keyboard('{Enter}');
  await page.findByRole('listbox');
  await page.user.keyboard('{ArrowDown}{Enter}');
  await form.ok();
  await expect.poll(async () => (await list.row(name)).textContent).toContain('关闭');
});

it('treats markup in a name as text, wherever the name is said', async () => {
  const own = new OwnRecords();
  const name = own.name('<img src=x onerror=alert(1)>{{1+1}}');
  const page = await renderPage(dictTypesPage, '/system/dict');
  const list = new ListView(page);

  const form = await list.create();
  await page.user.click(form.field('字典名称'));
  await page.user.paste(name);
  await form.fill({ 字典类型: own.key('dict') });
  await form.ok();
  await list.row(name);
  await list.delete(name);

  expect((await page.findByRole('dialog', { name: '系统提示' })).textContent).toContain(`「${name}」`);
});

it('refuses a text that is too long below its field', async () => {
  const page = await renderPage(dictTypesPage, '/system/dict');
  const list = new ListView(page);
  const form = await list.create();

  await page.user.click(form.field('字典名称'));
  await page.user.paste('长'.repeat(101));
  await form.fill({ 字典类型: 'long' });
  await form.ok();

  await expect.poll(() => form.refusals()).toEqual(['字典名称长度不能超过 100 个字符']);
  expect(document.activeElement).toBe(form.field('字典名称'));
});

it('is wide where it has long texts, and narrow where it has few short ones', async () => {
  const page = await renderPage(dictTypesPage, '/system/dict');
  const list = new ListView(page);

  const form = await list.create();

  expect(form.dialog.style.maxWidth).toBe('720px');
});
