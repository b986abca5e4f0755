import { within } from '@testing-library/dom';
import { auth, role } from '@zhilv/contract/system';
import { ListView } from '@zhilv/testing/page/list-view';
import { callElsewhere, OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { watchSavedFiles } from '@zhilv/testing/page/watch-saved-files';
import { expect, it } from 'vitest';
import * as rolePage from './role.route.ts';

const rights = (...permissions: readonly string[]): void =>
  new PageCalls(auth.permissionInfo).change((granted: object) => ({ ...granted, roles: [], permissions }));

it('lets a role live from the first to the last', async () => {
  const own = new OwnRecords();
  const [name, renamed, code] = [own.name('角色'), own.name('改名'), own.key('role')];
  const page = await renderPage(rolePage, '/system/role');
  const list = new ListView(page);

  const form = await list.create();
  await form.fill({ 角色名称: name, 角色标志: code, 显示顺序: '90', 备注: '页面测试' });
  await form.ok();
  const row = await list.row(name);
  for (const text of [code, '自定义', '全部数据权限', '页面测试']) expect(row.textContent).toContain(text);

  await list.filterBy('角色标志', `${code}{Enter}`);
  await expect.poll(() => list.names()).toEqual([name]);
  const again = await list.edit(name);
  await again.fill({ 角色名称: renamed });
  await again.ok();
  const changed = within(await list.row(renamed));

  await page.user.click(changed.getByRole('switch'));
  await list.confirm();
  await page.findByText(`已停用「${renamed}」`);
  expect(await callElsewhere(role.page, { code })).toMatchObject({ list: [{ status: 1 }] });

  await list.more(renamed, '删除');
  await list.confirm();
  await expect.poll(() => page.text()).toContain('没有符合条件的角色');
  await page.press('撤销');
  await list.row(renamed);
});

it('says at the field what another role has already, and which code is reserved', async () => {
  const own = new OwnRecords();
  const { name, code } = await own.makeRole();
  const page = await renderPage(rolePage, `/system/role?code=${code}`);
  const form = await new ListView(page).create();

  await form.fill({ 角色名称: name, 角色标志: own.key('another'), 显示顺序: '1' });
  await form.ok();
  await expect.poll(() => form.refusals()).toEqual([`已经存在名为【${name}】的角色`]);
  await form.fill({ 角色名称: own.name('新名'), 角色标志: 'super_admin' });
  await form.ok();
  await expect.poll(() => form.refusals()).toEqual(['编码【super_admin】不能使用']);
});

it('leaves the roles of the product alone, and says why', async () => {
  const page = await renderPage(rolePage, '/system/role?code=super_admin');
  const list = new ListView(page);
  const row = within(await list.row('超级管理员'));
  expect(row.queryByRole('switch')).toBeNull();

  await page.press('修改「超级管理员」');
  await page.findByText('系统内置的角色不能修改');
  await list.more('超级管理员', '菜单权限');
  await page.findByText('超级管理员无需授权即拥有全部菜单');
  expect(list.editing()).toBe(false);
});

it('is exported as it is narrowed', async () => {
  const saved = watchSavedFiles();
  const exports = new PageCalls(role.export);
  const page = await renderPage(rolePage, '/system/role?code=super');

  await page.press('导出');

  await expect.poll(() => saved.map(({ name }) => name)).toEqual([expect.stringMatching(/^角色_\d{8}_\d{6}\.xlsx$/)]);
  expect(exports.sent.map(({ search }) => search)).toEqual(['?code=super']);
});

it('offers nothing else to who may only read', async () => {
  rights('system:role:query');
  const page = await renderPage(rolePage, '/system/role?code=common');
  const list = new ListView(page);

  const row = within(await list.row('普通角色'));
  expect(row.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    '「普通角色」的成员',
    '「普通角色」的变更记录',
  ]);
  for (const name of [/^新增/, '导出']) expect(list.tool(name)).toBeNull();
});

it('says that who may not read them may not', async () => {
  const page = await renderPage(rolePage, '/system/role', { as: 'guest' });

  expect(page.text()).toContain('没有该操作权限');
  expect(new ListView(page).names()).toEqual([]);
});

it('shows cards on a phone', async () => {
  const page = await renderPage(rolePage, '/system/role?code=common', { width: 390 });

  const [card] = within(page.getByRole('list', { name: '角色列表' })).getAllByRole('listitem');
  expect(card?.textContent).toContain('普通角色');
});
