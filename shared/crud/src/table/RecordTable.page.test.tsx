import { auth, dictType } from '@zhilv/contract/system';
import { dictTypesPage } from '@zhilv/testing/crud/dict-types-page';
import { ListView } from '@zhilv/testing/page/list-view';
import { callElsewhere, OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';

const grant = (...permissions: string[]): void =>
  new PageCalls(auth.permissionInfo).change((granted: object) => ({ ...granted, roles: [], permissions }));

it('sorts by a heading upwards, downwards, also after a reload, and not at all; the address says so', async () => {
  const page = await renderPage(dictTypesPage, '/system/dict?type=_type');
  const list = new ListView(page);
  const order = (): string | null => list.heading('字典类型').getAttribute('aria-sort');
  expect(order()).toBe('none');

  await page.press('字典类型');
  await expect.poll(() => page.address()).toBe('/system/dict?type=_type&sortField=type&sortOrder=asc');
  await expect.poll(order).toBe('ascending');
  const upwards = list.column('字典类型');
  expect(upwards).toEqual([...upwards].sort());
  expect(upwards).toHaveLength(20);

  await page.press('字典类型');
  await expect.poll(() => page.address()).toBe('/system/dict?type=_type&sortField=type&sortOrder=desc');
  await expect.poll(order).toBe('descending');
  await page.reload();
  await expect.poll(order).toBe('descending');
  const downwards = list.column('字典类型');
  expect(downwards).toEqual([...downwards].sort().toReversed());

  await page.press('字典类型');
  await expect.poll(order).toBe('none');
  expect(page.address()).toBe('/system/dict?type=_type');
});

it('shows an address with an order in that order', async () => {
  const page = await renderPage(dictTypesPage, '/system/dict?type=_type&sortField=type&sortOrder=desc');
  const list = new ListView(page);

  expect(list.heading('字典类型').getAttribute('aria-sort')).toBe('descending');
  expect(list.column('字典类型')).toEqual([...list.column('字典类型')].sort().toReversed());
});

it('pretends no order where the back end sorts by nothing', async () => {
  new PageCalls(dictType.page).change(() => ({
    list: [{ id: 1, name: '系统状态', type: 'common_status', status: 0, createTime: 0 }],
    total: 1,
  }));
  const page = await renderPage(dictTypesPage, '/system/dict');

  const heading = page.getByRole('columnheader', { name: '字典名称' });
  expect(heading.querySelector('button')).toBeNull();
  expect(page.getAllByRole('columnheader').flatMap((one) => [...one.querySelectorAll('button')])).toEqual([]);
});

it('keeps what is chosen when the list is loaded anew, until it is gone', async () => {
  const own = new OwnRecords();
  const [first, second] = [await own.makeDictType('a'), await own.makeDictType('b')];
  const page = await renderPage(dictTypesPage, `/system/dict?name=${own.mark}`);
  const list = new ListView(page);
  const all = (): HTMLElement => page.getByRole('checkbox', { name: '选择本页全部' });
  expect(list.tool(/^批量删除/)?.getAttribute('aria-disabled')).toBe('true');

  await page.user.click(list.chooser(first.name));
  expect(all()).toHaveProperty('indeterminate', true);
  await page.user.click(all());
  expect(all()).toHaveProperty('checked', true);
  expect(list.tool(/^批量删除/)?.textContent).toBe('批量删除（2）');
  await callElsewhere(dictType.delete, { id: String(first.id) });
  await page.press('刷新');

  await expect.poll(() => list.names()).toEqual([second.name]);
  expect(list.chooser(second.name)).toHaveProperty('checked', true);
  expect(list.tool(/^批量删除/)?.textContent).toBe('批量删除（1）');
});

it('gives no action for several and no export to who may only read', async () => {
  // The export of dictionary types asks for the permission to read them.
  grant();
  const page = await renderPage(dictTypesPage, '/system/dict?type=common_status');
  const list = new ListView(page);

  expect(list.names()).toEqual(['系统状态']);
  for (const tool of [/^批量删除/, '导出']) expect(list.tool(tool)).toBeNull();
  expect(list.tool('刷新')).not.toBeNull();
});

it('does not offer what one may not do', async () => {
  grant('system:dict:query', 'system:dict:update');
  const page = await renderPage(dictTypesPage, '/system/dict?type=common_status');

  await page.findByRole('button', { name: '修改「系统状态」' });
  expect(page.queryByRole('button', { name: /^删除/ })).toBeNull();
  expect(page.queryByRole('button', { name: /^新增/ })).toBeNull();
});

it('shows its records without any action to a user without any permission', async () => {
  grant();
  const page = await renderPage(dictTypesPage, '/system/dict?type=common_status');
  const list = new ListView(page);

  expect((await list.row('系统状态')).querySelectorAll('button')).toHaveLength(0);
  for (const tool of [/^新增/, /^批量/, '导出']) expect(list.tool(tool)).toBeNull();
});
