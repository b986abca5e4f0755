import type { Id } from '@zhilv/contract';
import { release } from '@zhilv/contract/operation';
import { auth, menu } from '@zhilv/contract/system';
import { callElsewhere, OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage, type RenderPageOptions } from '@zhilv/testing/page/render-page';
import { TreeView } from '@zhilv/testing/page/tree-view';
import { expect, it } from 'vitest';
import * as menuPage from './menu.route.ts';

const rights = (...permissions: readonly string[]): void =>
  new PageCalls(auth.permissionInfo).change((granted: object) => ({ ...granted, roles: [], permissions }));

const PAGES = [
  { key: 'system/dict/index', title: '字典管理', remote: 'remote_system' },
  { key: 'system/menu/index', title: null, remote: 'remote_system' },
];

/** Shows the menu while these pages are in live releases. */
async function open(options: RenderPageOptions = {}) {
  new PageCalls(release.pages).answerWith(() => Response.json({ code: 0, msg: '', data: PAGES }));
  const page = await renderPage(menuPage, '/system/menu', options);
  return { page, tree: new TreeView(page) };
}

let sort = 0;

/** Makes a row of this test's own, before all others: a tree draws what can be seen. */
async function make(own: OwnRecords, what: string, more: object = {}): Promise<{ id: Id; name: string }> {
  const name = own.name(what);
  const place = { parentId: 0, sort: (sort -= 1), path: `/${own.key('p')}${-sort}` };
  return { name, id: await callElsewhere(menu.create, { name, type: 1, status: 0, ...place, ...more }) };
}

it('lets rows live from the first to the last, each with the fields of its type', async () => {
  const own = new OwnRecords();
  const directory = await make(own, '目录');
  const name = own.name('页面');
  const { page, tree } = await open();

  await tree.act(directory.name, '新增下级');
  const form = await tree.form();
  expect(form.field('上级菜单').textContent).toBe(directory.name);
  expect(form.field('类型').textContent).toBe('菜单');
  await form.fill({ 菜单名称: name, 路由地址: '/dict', 权限标识: 'system:dict:query' });
  await form.ok();
  await expect.poll(() => form.refusals()).toEqual(['下级的路由地址不能以 / 开头']);
  await form.fill({ 路由地址: 'dict' });
  await page.user.click(form.field('页面'));
  await tree.chooseNode('字典管理 system/dict/index');
  await form.ok();
  await expect
    .poll(async () => (await tree.cells(name)).slice(0, 4))
    .toEqual(['菜单', 'system:dict:query', 'system/dict/index', '1']);
});

it('has buttons below a page, which show where they stand, and keeps a row with others below it', async () => {
  const own = new OwnRecords();
  const directory = await make(own, '目录');
  const { name } = await make(own, '页面', { type: 2, parentId: directory.id, path: 'dict', component: 'system/dict/index' });
  const button = own.name('按钮');
  const { page, tree } = await open();

  await tree.act(name, '新增下级');
  const ofButton = await tree.form();
  expect(ofButton.field('类型').textContent).toBe('按钮');
  for (const label of ['路由地址', '页面', '菜单图标', '是否缓存']) expect(() => ofButton.field(label)).toThrow();
  await ofButton.fill({ 菜单名称: button, 权限标识: 'system:dict:create' });
  await ofButton.ok();
  expect(await tree.level(button)).toBe(3);
  expect(page.queryByRole('button', { name: `「${button}」的更多操作` })).toBeNull();

  await tree.delete(name);
  await tree.confirm();
  await page.findByText('存在子菜单，无法删除');
  await tree.delete(button);
  await tree.confirm();
  await expect.poll(() => tree.names()).not.toContain(button);
});

it('chooses an icon, and says below the field which name is taken', async () => {
  const own = new OwnRecords();
  const directory = await make(own, '目录');
  const { page, tree } = await open();

  const form = await tree.create();
  expect(form.field('类型').textContent).toBe('目录');
  await form.fill({ 菜单名称: directory.name, 路由地址: `/${own.key('other')}` });
  await page.user.click(form.field('菜单图标'));
  await page.user.click(await page.findByRole('option', { name: 'ep:user' }));
  await form.ok();

  await expect.poll(() => form.refusals()).toEqual(['已经存在该名字的菜单']);
  expect(form.field('菜单图标').textContent).toBe('ep:user');
});

it('marks a row whose page nobody has, and takes any key where nobody knows the pages', async () => {
  const own = new OwnRecords();
  const row = await make(own, '别处', { type: 2, component: 'system/sms/channel/index' });
  const { page, tree } = await open();
  expect((await tree.cells(row.name))[2]).toBe('system/sms/channel/index无此页面');

  new PageCalls(release.pages).fail(404);
  await page.reload();

  expect((await tree.cells(row.name))[2]).toBe('system/sms/channel/index');
  const form = await tree.edit(row.name);
  await form.fill({ 页面: 'other/page/index' });
  await form.ok();
  await expect.poll(async () => (await tree.cells(row.name))[2]).toBe('other/page/index');
});

it('is moved below another row, and never below a button', async () => {
  const own = new OwnRecords();
  const above = await make(own, '目录');
  const row = await make(own, '移动');
  await make(own, '按钮', { type: 3, parentId: above.id, permission: 'system:dict:query', path: '' });
  const { page, tree } = await open();

  await tree.act(row.name, '移动到');
  await page.findByRole('dialog', { name: `移动「${row.name}」到` });
  await tree.chooseNode(above.name);
  await page.press('确定');

  await page.findByText(`已移动「${row.name}」`);
  expect(await callElsewhere(menu.get, { id: row.id })).toMatchObject({
    parentId: above.id,
    path: expect.not.stringMatching(/^\//),
  });
});

it('keeps the rows by which one administrates, and says why', async () => {
  const { page, tree } = await open();
  const [own] = await callElsewhere(menu.list, { name: '菜单管理' });
  new PageCalls(menu.list).change((rows: readonly { id: Id; parentId: Id }[]) => rows.filter(({ id }) => id === own?.id));
  await page.reload();

  await page.user.click(page.getByRole('switch', { name: '状态「菜单管理」' }));
  await tree.confirm();

  await page.findByText('不能收回自己管理用户、角色和菜单的权限');
  expect((await callElsewhere(menu.get, { id: 102 }))?.status).toBe(0);
});

it('offers no change to those who may only read', async () => {
  rights('system:menu:query');
  const { page, tree } = await open();

  expect(tree.names().length).toBeGreaterThan(0);
  for (const name of [/^新增/, /^修改/, /^删除/, /更多操作/, /移动/]) expect(tree.tool(name)).toBeNull();
  expect(page.queryByRole('switch')).toBeNull();
});

it('stays closed to those without the right', async () => {
  const { page, tree } = await open({ as: 'guest' });

  expect(page.text()).toContain('没有该操作权限');
  expect(tree.tool(/^新增/)).toBeNull();
});
