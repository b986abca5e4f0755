import { within } from '@testing-library/dom';
import { permission, role } from '@zhilv/contract/system';
import { ListView } from '@zhilv/testing/page/list-view';
import { callElsewhere, OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { type RenderedPage, renderPage } from '@zhilv/testing/page/render-page';
import { expect, it, vi } from 'vitest';
import * as rolePage from '../role.route.ts';
import { grantCode } from './grantCode.ts';

const item = async (page: RenderedPage, name: string) => page.findByRole('treeitem', { name: new RegExp(`^${name}`) });
const tick = async (page: RenderedPage, name: string) => (await item(page, name)).getAttribute('aria-checked');

it('grants menus with all below, keeps what a search hides, and tells of it in the history', async () => {
  const { id, name, code } = await new OwnRecords().makeRole([1, 100, 1001]);
  const page = await renderPage(rolePage, `/system/role?code=${code}`);

  await new ListView(page).more(name, '菜单权限');
  const dialog = within(await page.findByRole('dialog', { name: `菜单权限 · ${name}` }));
  expect(await tick(page, '系统管理')).toBe('mixed');
  await dialog.findByText(/^已选 3 \/ \d+ 项$/);
  await page.user.type(dialog.getByLabelText('搜索菜单'), '岗位管理');
  await expect.poll(async () => tick(page, '岗位管理')).toBe('false');
  await page.user.click(await item(page, '岗位管理'));
  expect(await tick(page, '岗位管理')).toBe('true');
  await dialog.findByText(/^已选 9 \/ \d+ 项$/);
  await page.user.click(dialog.getByRole('button', { name: '确定' }));

  await page.findByText(`已保存「${name}」的菜单权限`);
  expect(page.queryByRole('dialog')).toBeNull();
  const granted = (await callElsewhere(permission.listRoleMenus, { roleId: id })).map(Number);
  expect(granted.toSorted((a, b) => a - b)).toEqual([1, 100, 104, 1001, 1021, 1022, 1023, 1024, 1025]);

  await page.press(`「${name}」的变更记录`);
  const history = within(await page.findByRole('dialog', { name: `变更记录 · ${name}` }));
  expect((await history.findAllByRole('listitem'))[0]?.textContent).toContain(
    '菜单权限共 3 项→共 9 项，新增：岗位管理、岗位查询、岗位新增、岗位修改、岗位删除、岗位导出',
  );
});

it('opens no dialog that could not be loaded together with the next one', async () => {
  const { name, code } = await new OwnRecords().makeRole([1]);
  const page = await renderPage(rolePage, `/system/role?code=${code}`, { faults: ['offline'] });
  vi.spyOn(grantCode, 'load').mockRejectedValueOnce(new Error('offline'));
  await new ListView(page).more(name, '菜单权限');
  await page.findByText('内容加载失败，请检查网络后重试');

  await new ListView(page).more(name, '数据权限');

  await page.findByRole('dialog', { name: `数据权限 · ${name}` });
  expect(page.queryByRole('dialog', { name: `菜单权限 · ${name}` })).toBeNull();
});

it('asks before what was chosen is dropped, and drops nothing when nothing was', async () => {
  const { name, code } = await new OwnRecords().makeRole([1, 100]);
  const page = await renderPage(rolePage, `/system/role?code=${code}`);

  await new ListView(page).more(name, '菜单权限');
  const dialog = await page.findByRole('dialog', { name: `菜单权限 · ${name}` });
  await page.user.click(await item(page, '系统管理'));
  await expect.poll(() => page.holdsWork()).toBe(true);
  await page.user.click(within(dialog).getByRole('button', { name: '取消' }));
  await new ListView(page).refuse();
  expect(page.getByRole('dialog', { name: `菜单权限 · ${name}` })).toBeDefined();
  await page.user.click(within(dialog).getByRole('button', { name: '取消' }));
  await new ListView(page).confirm();
  await expect.poll(() => page.queryByRole('dialog')).toBeNull();

  await new ListView(page).more(name, '菜单权限');
  expect(await tick(page, '系统管理')).toBe('mixed');
  await page.press('取消');
  await expect.poll(() => page.queryByRole('dialog')).toBeNull();
});

it('works with a stock back end, which has neither members nor history nor the own menus', async () => {
  const { name, code } = await new OwnRecords().makeRole([1, 100]);
  new PageCalls(role.page).change(({ list, total }: { list: readonly object[]; total: number }) => ({
    total,
    list: list.map((row) => ({ ...row, revision: undefined, dataScopeDeptIds: null })),
  }));
  new PageCalls(permission.listOwnMenus).answerWith(() => Response.json({ code: 404, data: null, msg: '请求地址不存在' }));
  const page = await renderPage(rolePage, `/system/role?code=${code}`);
  await new ListView(page).row(name);
  for (const action of ['成员', '变更记录']) expect(page.queryByRole('button', { name: `「${name}」的${action}` })).toBeNull();

  await new ListView(page).more(name, '菜单权限');

  await page.findByText(/^已选 2 \/ \d+ 项$/);
  expect(page.queryByText('灰色的菜单您自己没有，不能授予或收回')).toBeNull();
});

it('tells in the dialog that its content could not be had, and has it at the next try', async () => {
  const { name, code } = await new OwnRecords().makeRole([1, 100]);
  const listing = new PageCalls(permission.listRoleMenus);
  listing.refuse(500, '系统异常');
  const page = await renderPage(rolePage, `/system/role?code=${code}`);

  await new ListView(page).more(name, '菜单权限');
  const dialog = within(await page.findByRole('dialog', { name: `菜单权限 · ${name}` }));
  expect((await dialog.findByRole('alert')).textContent).toBe('系统异常');
  listing.mend();
  await page.user.click(dialog.getByRole('button', { name: '重试' }));

  await dialog.findByText(/^已选 2 \/ \d+ 项$/);
});
