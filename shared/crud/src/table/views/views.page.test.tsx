import { within } from '@testing-library/dom';
import { dictType, listView } from '@zhilv/contract/system';
import { dictTypesPage } from '@zhilv/testing/crud/dict-types-page';
import { answerQuestion } from '@zhilv/testing/page/answer-question';
import { ListView } from '@zhilv/testing/page/list-view';
import { callElsewhere } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { beforeEach, expect, it } from 'vitest';

const LIST = dictType.page.path;
const USER_DICTS = '/system/dict?type=system_user_sex';

beforeEach(async () => {
  localStorage.removeItem('zhilv.views');
  localStorage.removeItem('zhilv.columns');
  const { views } = await callElsewhere(listView.list, { list: LIST });
  await Promise.all(views.map(({ id }) => callElsewhere(listView.delete, { id })));
});

const makeView = (change: object = {}) =>
  callElsewhere(listView.create, { list: LIST, name: '性别字典', query: 'type=system_user_sex', columns: null, ...change });

async function opened(address = '/system/dict') {
  const page = await renderPage(dictTypesPage, address);
  const list = new ListView(page);
  await page.press(/^视图/);
  const menu = await page.findByRole('dialog', { name: '视图' });
  return { page, list, menu };
}

it('keeps the filter under a name, which the button says until something else shows', async () => {
  const { page, list, menu } = await opened(USER_DICTS);
  expect(await within(menu).findByText(/^还没有自己的视图/)).toBeTruthy();

  await page.press('保存为视图');
  await page.press('确定');
  expect(await page.findByText('视图名称不能为空')).toBeTruthy();
  await page.user.type(page.getByLabelText('视图名称'), '性别字典');
  await page.press('确定');

  await page.findByRole('button', { name: '视图：性别字典' });
  expect(page.address()).toMatch(/^\/system\/dict\?type=system_user_sex&view=\d+$/);
  await list.filterBy('字典名称', '性别{Enter}');
  expect(await page.findByRole('button', { name: '视图：性别字典（已修改）' })).toBeTruthy();
});

it('shows a view by its filter and columns, and brings the own columns back by 恢复默认', async () => {
  await makeView({ columns: { order: ['name', 'type', 'gone', '__proto__'], hidden: ['remark'] } });
  const { page, list } = await opened();

  await page.press('性别字典');

  await expect.poll(() => list.names()).toHaveLength(1);
  await page.findByRole('button', { name: '视图：性别字典' });
  expect(page.queryByRole('columnheader', { name: '备注' })).toBeNull();

  await page.press('显示的列');
  await page.press('恢复默认');
  await page.findByRole('button', { name: '视图：性别字典（已修改）' });
  expect(page.getByRole('columnheader', { name: '备注' })).toBeTruthy();
});

it('takes what shows into the view', async () => {
  const id = await makeView();
  const { page } = await opened();
  await page.press('性别字典');
  await page.goTo(`/system/dict?type=common_status&view=${String(id)}`);
  await page.press('视图：性别字典（已修改）');

  await page.press('更新为当前条件');

  await page.findByRole('button', { name: '视图：性别字典' });
  const { views } = await callElsewhere(listView.list, { list: LIST });
  expect(views).toMatchObject([{ id, name: '性别字典', query: 'type=common_status' }]);
});

it('renames and shares a view, and says what the back end refuses', async () => {
  await makeView();
  await makeView({ name: '另一个' });
  const { page } = await opened();
  await page.press('修改视图「另一个」');
  const name = page.getByLabelText('视图名称');
  await page.user.clear(name);
  await page.user.type(name, '性别字典');
  await page.press('确定');
  expect(await page.findByText('已经有同名的视图')).toBeTruthy();

  await page.user.type(name, '二');
  await page.user.click(page.getByRole('combobox', { name: '可见范围' }));
  await page.user.click(page.getByRole('option', { name: '共享给「普通角色」' }));
  await page.press('确定');

  await expect
    .poll(async () => (await callElsewhere(listView.list, { list: LIST })).views)
    .toMatchObject([{ name: '性别字典' }, { name: '性别字典二', role: { name: '普通角色' } }]);
});

it('opens the list with a view, by one call at its own address, until somebody asks for everything', async () => {
  await makeView({ columns: { order: [], hidden: ['remark'] } });
  const { page } = await opened();
  await page.press('设为默认「性别字典」');
  await page.goTo('/elsewhere');
  await expect.poll(() => page.address()).toBe('/elsewhere');
  const reads = new PageCalls(dictType.page);

  await page.goTo('/system/dict');

  await page.findByRole('button', { name: '视图：性别字典' });
  expect(page.address()).toBe('/system/dict');
  expect(new ListView(page).names()).toHaveLength(1);
  expect(reads.sent).toHaveLength(1);
  expect(page.queryByRole('columnheader', { name: '备注' })).toBeNull();

  await page.press('重置');
  await expect.poll(() => page.address()).toBe('/system/dict?pageNo=1');
  await expect.poll(() => new ListView(page).names()).toHaveLength(20);
  expect(page.getByRole('button', { name: '视图' })).toBeTruthy();
});

it('arranges the columns of its first view also where it is open already', async () => {
  await makeView({ columns: { order: [], hidden: ['remark'] } });
  const { page } = await opened();
  await page.press('设为默认「性别字典」');
  await page.press('重置');
  await expect.poll(() => page.address()).toBe('/system/dict?pageNo=1');
  expect(page.getByRole('columnheader', { name: '备注' })).toBeTruthy();

  await page.goTo('/system/dict');

  await page.findByRole('button', { name: '视图：性别字典' });
  expect(page.queryByRole('columnheader', { name: '备注' })).toBeNull();
});

it('leaves an address alone that asks for something, and opens the list as it is when the view is no longer the first', async () => {
  await makeView();
  const { page } = await opened();
  await page.press('设为默认「性别字典」');
  await page.goTo('/system/dict?type=common_status');
  await expect.poll(() => page.address()).toBe('/system/dict?type=common_status');

  await page.press('取消默认「性别字典」');
  await page.goTo('/system/dict');

  await expect.poll(() => page.address()).toBe('/system/dict');
});

it('deletes a view after a question, and opens the list with it no more', async () => {
  await makeView();
  const { page } = await opened();
  await page.press('设为默认「性别字典」');

  await page.press('删除视图「性别字典」');
  expect(await page.findByText('确定删除视图「性别字典」？')).toBeTruthy();
  await answerQuestion(page, '确定');

  await expect.poll(async () => (await callElsewhere(listView.list, { list: LIST })).views).toEqual([]);
  await expect.poll(() => localStorage.getItem('zhilv.views')).toBe('{"1":{}}');
});

it('says why the views cannot be had, and tries again', async () => {
  await makeView();
  const calls = new PageCalls(listView.list);
  calls.refuse(500, '系统异常');
  const { page, menu } = await opened();
  expect((await within(menu).findByRole('alert')).textContent).toBe('系统异常');

  calls.mend();
  await page.press('重试');

  expect(await within(menu).findByRole('button', { name: '性别字典' })).toBeTruthy();
});

it('is not offered where the back end keeps no views', async () => {
  new PageCalls(dictType.page).change(({ offers: _, ...stock }: { offers: string[] }) => stock);

  const page = await renderPage(dictTypesPage, '/system/dict');

  expect(page.getByRole('button', { name: '显示的列' })).toBeTruthy();
  expect(page.queryByRole('button', { name: /^视图/ })).toBeNull();
});
