import { within } from '@testing-library/dom';
import { auth, dept } from '@zhilv/contract/system';
import { callElsewhere, OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage, type RenderPageOptions } from '@zhilv/testing/page/render-page';
import { TreeView } from '@zhilv/testing/page/tree-view';
import { expect, it } from 'vitest';
import * as deptPage from './dept.route.ts';

const rights = (...permissions: readonly string[]): void =>
  new PageCalls(auth.permissionInfo).change((granted: object) => ({ ...granted, roles: [], permissions }));

async function open(options: RenderPageOptions = {}, query = '') {
  const page = await renderPage(deptPage, `/system/dept${query}`, options);
  return { page, tree: new TreeView(page) };
}

it('lets departments live from the first to the last, and shows a new one where it stands', async () => {
  const own = new OwnRecords();
  const { name: above } = await own.makeDept('部门', 0);
  const [name, renamed] = [own.name('小组'), own.name('改名')];
  const { page, tree } = await open();
  expect(tree.headings()).toEqual(['部门名称', '负责人', '联系电话', '邮箱', '显示顺序', '状态', '创建时间', '操作']);

  await tree.act(above, '新增下级');
  const form = await tree.form();
  expect(form.field('上级部门').textContent).toBe(above);
  expect(form.field('显示顺序')).toHaveProperty('value', '1');
  await form.fill({ 部门名称: name, 联系电话: '15600000000', 邮箱: 'd@example.com' });
  await page.user.click(form.field('负责人'));
  await page.user.type(await page.findByRole('textbox', { name: '搜索负责人' }), '管理员');
  await tree.chooseNode('管理员');
  await form.ok();
  expect(await tree.level(name)).toBe(2);
  expect((await tree.cells(name)).slice(0, 4)).toEqual(['管理员', '15600000000', 'd@example.com', '1']);

  const again = await tree.edit(name);
  expect(again.field('负责人').textContent).toBe('管理员');
  await again.fill({ 部门名称: renamed });
  await page.user.click(again.field('上级部门'));
  await tree.chooseNode('无（最上级）');
  await again.ok();
  await expect.poll(() => tree.level(renamed)).toBe(1);

  await tree.delete(renamed);
  expect((await page.findByRole('dialog', { name: '系统提示' })).textContent).toContain(`「${renamed}」`);
  await tree.confirm();
  await expect.poll(() => tree.names()).not.toContain(renamed);
});

it('says below the field why a department cannot be saved, and keeps what was typed', async () => {
  const own = new OwnRecords();
  const above = await own.makeDept('部门', 0);
  const below = await own.makeDept('下级', above.id);
  const { page, tree } = await open();

  const form = await tree.edit(above.name);
  await page.user.click(form.field('上级部门'));
  await page.user.type(await page.findByRole('textbox', { name: '搜索上级部门' }), below.name);
  await tree.chooseNode(below.name);
  await form.ok();
  await expect.poll(() => form.refusals()).toEqual(['不能设置自己的子部门为父部门']);
  await form.cancel();
  await tree.confirm();
  await expect.poll(() => tree.editing()).toBe(false);

  const other = await tree.create();
  await other.fill({ 部门名称: above.name });
  await other.ok();
  await expect.poll(() => other.refusals()).toEqual(['已经存在该名字的部门']);
  await other.fill({ 部门名称: '', 联系电话: '123456789012' });
  await page.user.tab();
  await expect.poll(() => other.refusals()).toEqual(['部门名称不能为空', '联系电话长度不能超过 11 个字符']);
});

it('keeps a department that has others below it, and says why', async () => {
  const own = new OwnRecords();
  const above = await own.makeDept('部门', 0);
  await own.makeDept('下级', above.id);
  const { page, tree } = await open();

  await tree.delete(above.name);
  await tree.confirm();

  await page.findByText('存在子部门，无法删除');
  expect(tree.names()).toContain(above.name);
});

it('is switched off in the list, and found by name and status', async () => {
  const own = new OwnRecords();
  const above = await own.makeDept('部门', 0);
  const { name } = await own.makeDept('下级', above.id);
  const { page, tree } = await open();

  await page.user.click(within(await tree.row(name)).getByRole('switch'));
  await tree.confirm();
  await expect.poll(async () => (await callElsewhere(dept.list, { name, status: 1 })).length).toBe(1);

  await page.goTo(`/system/dept?name=${encodeURIComponent(name)}&status=1`);
  await expect.poll(() => tree.names()).toEqual([above.name, name]);
  await page.goTo('/system/dept?name=没有这个部门');
  await page.findByText('没有符合条件的部门');
});

it('says that there are none yet, and offers the first', async () => {
  new PageCalls(dept.list).answerWith(() => Response.json({ code: 0, msg: '', data: [] }));
  const { page } = await open();

  await page.findByText('还没有部门');
  expect(page.getAllByRole('button', { name: '新增部门' })).toHaveLength(2);
});

it('says what went wrong, and tries again', async () => {
  const calls = new PageCalls(dept.list);
  calls.fail(500);
  const { page, tree } = await open();

  calls.mend();
  await page.press('重试');

  await expect.poll(() => tree.names().length).toBeGreaterThan(0);
});

it('offers no change to those who may only read', async () => {
  rights('system:dept:query');
  const { page, tree } = await open();

  expect(tree.names().length).toBeGreaterThan(0);
  for (const name of [/^新增/, /^修改/, /^删除/, /更多操作/, /移动/]) expect(tree.tool(name)).toBeNull();
  expect(page.queryByRole('switch')).toBeNull();
});

it('stays closed to those without the right, and nothing is changed by them', async () => {
  const { page, tree } = await open({ as: 'guest' });

  expect(page.text()).toContain('没有该操作权限');
  expect(tree.tool(/^新增/)).toBeNull();
});
