import { within } from '@testing-library/dom';
import { permission, user } from '@zhilv/contract/system';
import { ListView } from '@zhilv/testing/page/list-view';
import { OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { type RenderedPage, renderPage } from '@zhilv/testing/page/render-page';
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

const ownName = (): string =>
  new OwnRecords()
    .key('user')
    .replaceAll(/[^a-z0-9]/gi, '')
    .slice(-24);

/** Fills the form of a new user, who gets a role. */
async function newUser(page: RenderedPage, username: string): ReturnType<ListView['create']> {
  const form = await new ListView(page).create();
  await form.fill({ 用户账号: username, 用户昵称: '页面测试', 登录密码: 'begin123' });
  await chooseIn(page, '角色', '普通角色');
  return form;
}

it('stays open over the saved account when its roles are refused', async () => {
  const username = ownName();
  const refused = new PageCalls(permission.assignUserRoles);
  refused.refuse(1002002009, '不能授予或收回自己没有的权限');
  const [creations, updates] = [new PageCalls(user.create), new PageCalls(user.update)];
  const page = await renderPage(userPage, '/system/user');
  const list = new ListView(page);
  const form = await newUser(page, username);

  await form.ok();
  await page.findByText('不能授予或收回自己没有的权限');
  expect(list.editing()).toBe(true);
  await chooseIn(page, '角色', '普通角色');
  await form.ok();

  await list.row(username);
  expect([creations.sent.length, updates.sent.length]).toEqual([1, 1]);
});

it('lists the saved account when its roles are refused and the form is left', async () => {
  const username = ownName();
  new PageCalls(permission.assignUserRoles).refuse(1002002009, '不能授予或收回自己没有的权限');
  const page = await renderPage(userPage, `/system/user?username=${username}`);
  const list = new ListView(page);
  const form = await newUser(page, username);
  await form.ok();
  await page.findByText('不能授予或收回自己没有的权限');

  await form.cancel();
  await list.confirm();

  await list.row(username);
  expect(list.editing()).toBe(false);
});
