import { dictType } from '@zhilv/contract/system';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { dictTypesPage } from '@zhilv/testing/crud/dict-types-page';
import { ListView } from '@zhilv/testing/page/list-view';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';

const open = async () => {
  const page = await renderPage(dictTypesPage, '/list');
  const list = new ListView(page);
  await expect.poll(() => list.names().length).toBeGreaterThan(0);
  return { page, list };
};

const create = async (list: ListView, name: string, type: string): Promise<void> => {
  const form = await list.create();
  await form.fill({ 字典名称: name, 字典类型: type });
  await form.ok();
  await expect.poll(() => list.names()[0]).toBe(name);
};

it('deletes after a question that names the record, and loads the list again', async () => {
  const { page, list } = await open();
  await create(list, '要删的', 'to_delete');

  await list.delete('要删的');
  expect((await page.findByRole('dialog', { name: '系统提示' })).textContent).toContain('将删除「要删的」，删除后不能恢复。');
  await list.confirm();

  expect(await page.findByText('已删除「要删的」')).toBeTruthy();
  await expect.poll(() => list.names()).not.toContain('要删的');
});

it('deletes nothing when the question is answered with 取消', async () => {
  const { page, list } = await open();
  const deletions = new PageCalls(dictType.delete);
  const [name = ''] = list.names();

  await list.delete(name);
  const question = await page.findByRole('dialog', { name: '系统提示' });
  await page.user.click(
    [...question.querySelectorAll('button')].find(({ textContent }) => textContent === '取消') as HTMLElement,
  );

  await expect.poll(() => page.queryByRole('dialog')).toBeNull();
  expect(deletions.sent).toEqual([]);
  expect(list.names()).toContain(name);
});

it('says of a record that somebody deleted meanwhile that it is gone, and loads the list again', async () => {
  const { page, list } = await open();
  const [name = ''] = list.names();
  new PageCalls(dictType.get).change(() => null);
  const loads = new PageCalls(dictType.page);

  await page.user.click(page.getByRole('button', { name: `修改「${name}」` }));

  expect(await page.findByText(`「${name}」已被删除`)).toBeTruthy();
  await expect.poll(() => loads.sent.length).toBe(1);
  expect(list.editing()).toBe(false);
});

it('marks the row that it saved', async () => {
  const { list } = await open();
  await create(list, '会改名的', 'to_rename');

  const form = await list.edit('会改名的');
  await form.fill({ 字典名称: '改了名的' });
  await form.ok();

  const row = await list.row('改了名的');
  expect(row.dataset['highlighted']).toBe('true');
});

it('offers nothing that changes records to a user who may change none', async () => {
  const page = await renderPage(dictTypesPage, '/list', { as: 'guest' });

  await page.findByRole('heading', { name: '字典管理' });
  expect(page.queryByRole('button', { name: /^(新增|修改|删除|批量删除|导出)/ })).toBeNull();
});
