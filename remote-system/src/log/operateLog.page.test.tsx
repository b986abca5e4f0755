import { within } from '@testing-library/dom';
import { auth, dictType, operateLog } from '@zhilv/contract/system';
import { ListView } from '@zhilv/testing/page/list-view';
import { callElsewhere, OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { type RenderedPage, renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as operateLogPage from './operateLog.route.ts';

const rights = (...permissions: readonly string[]): void =>
  new PageCalls(auth.permissionInfo).change((granted: object) => ({ ...granted, roles: [], permissions }));

/** Does what the log has a row of, and waits until it is written, which happens beside the calls. */
async function changedType(): Promise<{ readonly name: string; readonly id: unknown }> {
  const own = new OwnRecords();
  const { id, type } = await own.makeDictType();
  const renamed = own.name('改名');
  await callElsewhere(dictType.update, { id, name: renamed, type, status: 1 });
  const written = async (): Promise<readonly (string | null | undefined)[]> =>
    (await callElsewhere(operateLog.page, { pageSize: 100, type: 3 })).list.map(({ recordId }) => recordId);
  await expect.poll(written).toContain(String(id));
  return { name: renamed, id };
}

/** Opens the dialog of the newest row. */
async function openNewest(page: RenderedPage): Promise<HTMLElement> {
  const [first] = await page.findAllByRole('button', { name: /的详情$/ });
  if (first === undefined) throw new Error('The log is empty.');
  await page.user.click(first);
  return page.findByRole('dialog', { name: /^操作详情 · / });
}

it('shows who did what, and in a dialog the request, its result, and the fields before and after', async () => {
  const { name, id } = await changedType();
  const page = await renderPage(operateLogPage, '/system/operate-log?module=字典&type=3');
  const list = new ListView(page);
  const headings = ['操作名', '操作模块', '操作类型', '操作人', '操作 IP', '结果提示', '执行时长（毫秒）', '操作时间', '操作'];
  expect(list.headings()).toEqual(headings);
  expect(new Set(list.column('操作模块'))).toEqual(new Set(['字典管理']));

  const dialog = within(await openNewest(page));

  for (const text of ['/system/dict-type/update', 'PUT', String(id), 'admin'])
    expect(dialog.getAllByText(text).length).toBeGreaterThan(0);
  const [change] = within(await dialog.findByRole('list', { name: '字典类型的变更' })).getAllByRole('listitem');
  expect(change?.textContent).toContain(`→${name}`);
  expect(change?.textContent).toContain('状态开启→关闭');
  for (const close of dialog.getAllByRole('button', { name: '关闭' }).slice(-1)) await page.user.click(close);
  await expect.poll(() => page.queryByRole('dialog')).toBeNull();
});

it('says why the changes cannot be had, and tries again', async () => {
  await changedType();
  const calls = new PageCalls(operateLog.changes);
  calls.refuse(500, '系统异常');
  const page = await renderPage(operateLogPage, '/system/operate-log?module=字典&type=3');
  const dialog = within(await openNewest(page));
  expect((await dialog.findByRole('alert')).textContent).toBe('系统异常');

  calls.mend();
  await page.press('重试');

  expect(await dialog.findByRole('list', { name: '字典类型的变更' })).toBeDefined();
});

it('asks for no changes of a call that was refused, or where the back end knows none', async () => {
  await changedType();
  const changes = new PageCalls(operateLog.changes);
  new PageCalls(operateLog.page).change(({ offers: _, ...stock }: { offers: string[] }) => stock);
  const page = await renderPage(operateLogPage, '/system/operate-log?module=字典&type=3');

  const dialog = within(await openNewest(page));

  expect(dialog.queryByRole('region', { name: '变更内容' })).toBeNull();
  expect(changes.sent).toEqual([]);
});

it('offers no export to who may only read, and nothing at all to who may not', async () => {
  rights('system:operate-log:query');
  const page = await renderPage(operateLogPage, '/system/operate-log');
  expect(new ListView(page).tool('导出')).toBeNull();
  for (const name of [/^新增/, /^批量/, /^修改/, /^删除/]) expect(new ListView(page).tool(name)).toBeNull();
});

it('says that who may not read it may not', async () => {
  const page = await renderPage(operateLogPage, '/system/operate-log', { as: 'guest' });

  expect(page.text()).toContain('没有该操作权限');
  expect(new ListView(page).names()).toEqual([]);
});
