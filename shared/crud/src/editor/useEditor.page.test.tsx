import { dictType } from '@zhilv/contract/system';
import { dictTypesPage } from '@zhilv/testing/crud/dict-types-page';
import { ListView } from '@zhilv/testing/page/list-view';
import { callElsewhere, OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it, onTestFinished, vi } from 'vitest';
import { editorCode } from './editorCode.ts';

it('edits what is as new as the back end has it, not as old as the list', async () => {
  const own = new OwnRecords();
  const { id, name, type } = await own.makeDictType();
  const page = await renderPage(dictTypesPage, `/system/dict?name=${own.mark}`);
  const list = new ListView(page);
  expect(list.names()).toEqual([name]);
  await callElsewhere(dictType.update, { id, name, type, status: 0, remark: '别人刚写的' });

  const form = await list.edit(name);

  expect(form.field('备注')).toHaveProperty('value', '别人刚写的');
});

it('does not edit a record that is gone: the list says so and loads anew', async () => {
  const own = new OwnRecords();
  const { id, name } = await own.makeDictType();
  const page = await renderPage(dictTypesPage, `/system/dict?name=${own.mark}`);
  const list = new ListView(page);
  expect(list.names()).toEqual([name]);
  await callElsewhere(dictType.delete, { id: String(id) });

  await page.press(`修改「${name}」`);

  expect((await page.findByText(`「${name}」已被删除`)).closest('[role="status"]')).not.toBeNull();
  await expect.poll(() => page.text()).toContain('没有符合条件的字典类型');
  expect(list.editing()).toBe(false);
});

it('edits the later of two records that were pressed one after the other, whichever comes first', async () => {
  const own = new OwnRecords();
  const [one, other] = [await own.makeDictType('甲'), await own.makeDictType('乙')];
  const page = await renderPage(dictTypesPage, `/system/dict?name=${own.mark}`);
  const list = new ListView(page);
  const reads = new PageCalls(dictType.get);
  const release = reads.hold(({ search }) => search === `?id=${one.id}`);

  await page.press(`修改「${one.name}」`);
  await expect.poll(() => reads.sent).toHaveLength(1);
  await list.edit(other.name);
  release();
  await reads.settled();

  // The form is looked up anew, because another record would have another form.
  const form = await list.form();
  expect(form.field('字典名称')).toHaveProperty('value', other.name);
  expect(page.getAllByRole('dialog')).toHaveLength(1);
  await form.fill({ 备注: '只改这一个' });
  await form.ok();
  await expect.poll(async () => (await list.row(other.name)).textContent).toContain('只改这一个');
  expect((await list.row(one.name)).textContent).not.toContain('只改这一个');
});

it('can open a record afterwards that was still on its way when another form was opened', async () => {
  const own = new OwnRecords();
  const { name } = await own.makeDictType();
  const page = await renderPage(dictTypesPage, `/system/dict?name=${own.mark}`);
  const list = new ListView(page);
  await (await list.create()).cancel();
  const reads = new PageCalls(dictType.get);
  const release = reads.hold();

  await page.press(`修改「${name}」`);
  await (await list.create()).cancel();
  release();
  await reads.settled();
  const form = await list.edit(name);

  expect(form.field('字典名称')).toHaveProperty('value', name);
});

it('keeps what was typed when the record was deleted by somebody else meanwhile', async () => {
  const own = new OwnRecords();
  const { id, name } = await own.makeDictType();
  const page = await renderPage(dictTypesPage, `/system/dict?name=${own.mark}`);
  const list = new ListView(page);
  const form = await list.edit(name);
  await form.fill({ 备注: '写了很久' });

  await callElsewhere(dictType.delete, { id: String(id) });
  await form.ok();

  expect((await page.findByText('当前字典类型不存在')).closest('[role="alert"]')).not.toBeNull();
  expect(form.field('备注')).toHaveProperty('value', '写了很久');
});

it('loads the code of its form when the button is pointed at, and only then', async () => {
  const load = vi.spyOn(editorCode, 'load');
  onTestFinished(() => load.mockRestore());
  const page = await renderPage(dictTypesPage, '/system/dict');
  expect(load).not.toHaveBeenCalled();

  await page.user.hover(page.getByRole('button', { name: '新增字典类型' }));
  expect(load).toHaveBeenCalledOnce();
  await load.mock.results[0]?.value;
  await page.user.click(page.getByRole('button', { name: '新增字典类型' }));

  expect(new ListView(page).editing()).toBe(true);
});

it('says that its form did not come, and opens it with the next press', async () => {
  const load = vi.spyOn(editorCode, 'load').mockRejectedValue(new Error('no network'));
  onTestFinished(() => load.mockRestore());
  const page = await renderPage(dictTypesPage, '/system/dict', { faults: ['no network'] });
  const list = new ListView(page);

  await page.press('新增字典类型');
  expect((await page.findByText('表单加载失败，请检查网络后重试')).closest('[role="alert"]')).not.toBeNull();
  expect(list.editing()).toBe(false);

  load.mockRestore();
  const form = await list.create();
  expect(document.activeElement).toBe(form.field('字典名称'));
  expect(form.field('备注').tagName).toBe('TEXTAREA');
});
