import { within } from '@testing-library/dom';
import { user } from '@zhilv/contract/system';
import { ListView } from '@zhilv/testing/page/list-view';
import { OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { type RenderedPage, renderPage } from '@zhilv/testing/page/render-page';
import { watchSavedFiles } from '@zhilv/testing/page/watch-saved-files';
import { expect, it } from 'vitest';
import * as userPage from './user.route.ts';

/** Chooses in the panel of a form's field. */
async function chooseIn(page: RenderedPage, label: string, ...names: readonly string[]): Promise<void> {
  await page.user.click(page.getByRole('combobox', { name: label }));
  const panel = within(await page.findByRole('dialog', { name: `选择${label}` }));
  for (const name of names) {
    const search = panel.getByRole('textbox', { name: `搜索${label}` });
    await page.user.clear(search);
    await page.user.type(search, name);
    await page.user.click(await panel.findByRole('treeitem', { name }));
  }
  if (page.queryByRole('dialog', { name: `选择${label}` }) !== null) await page.user.keyboard('{Escape}');
}

/** Does what stands in the menu of a row. */
async function inMenu(page: RenderedPage, username: string, action: string): Promise<void> {
  await page.press(`「${username}」的更多操作`);
  const menu = within(await page.findByRole('dialog', { name: `「${username}」的更多操作` }));
  await page.user.click(menu.getByRole('button', { name: action }));
}

it('lets an account live from the first to the last, with department, posts and roles', async () => {
  const username = new OwnRecords()
    .key('user')
    .replaceAll(/[^a-z0-9]/gi, '')
    .slice(-24);
  const page = await renderPage(userPage, '/system/user');
  const list = new ListView(page);
  expect(list.headings()).toEqual(['用户账号', '用户昵称', '部门', '手机号码', '状态', '最后登录时间', '操作']);

  const form = await list.create();
  await form.fill({ 用户账号: username, 用户昵称: '页面测试', 登录密码: 'begin123', 备注: '由测试建立' });
  await chooseIn(page, '归属部门', '产品设计部');
  await chooseIn(page, '岗位', '产品经理', '项目经理');
  await chooseIn(page, '角色', '普通角色');
  await form.ok();
  const row = await list.row(username);
  for (const text of ['页面测试', '产品设计部', '开启']) expect(row.textContent).toContain(text);

  const again = await list.edit(username);
  expect(again.field('用户账号')).toHaveProperty('disabled', true);
  expect(within(again.dialog).queryByLabelText('登录密码')).toBeNull();
  expect(again.field('岗位').textContent).toBe('项目经理、产品经理');
  expect(again.field('角色').textContent).toBe('普通角色');
  await again.fill({ 用户昵称: '改了名' });
  await chooseIn(page, '角色', '普通角色');
  await again.ok();
  await expect.poll(async () => (await list.row(username)).textContent).toContain('改了名');

  await inMenu(page, username, '删除');
  await list.confirm();
  await expect.poll(() => list.names()).not.toContain(username);
});

it('says at the field what another account has already', async () => {
  const page = await renderPage(userPage, '/system/user');
  const form = await new ListView(page).create();
  await form.fill({ 用户账号: 'guest', 用户昵称: '访客', 登录密码: 'begin123' });

  await form.ok();

  await expect.poll(() => form.refusals()).toEqual(['用户账号已经存在']);
});

it('neither switches nor deletes the own account', async () => {
  const removals = new PageCalls(user.delete);
  const page = await renderPage(userPage, '/system/user?username=admin');
  const row = within(await new ListView(page).row('admin'));
  expect(row.queryByRole('switch')).toBeNull();

  await inMenu(page, 'admin', '删除');

  await page.findByText('不能删除自己的账号');
  expect(removals.sent).toEqual([]);
});

it('is exported as it is narrowed', async () => {
  const saved = watchSavedFiles();
  const exports = new PageCalls(user.export);
  const page = await renderPage(userPage, '/system/user?deptId=142');

  await page.press('导出');

  await expect.poll(() => saved.map(({ name }) => name)).toEqual([expect.stringMatching(/^用户_\d{8}_\d{6}\.xlsx$/)]);
  expect(exports.sent.map(({ search }) => search)).toEqual(['?deptId=142']);
});
