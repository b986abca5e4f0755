import { within } from '@testing-library/dom';
import type { Id } from '@zhilv/contract';
import { auth, permission, tenant, tenantPackage } from '@zhilv/contract/system';
import { ListView } from '@zhilv/testing/page/list-view';
import { callElsewhere, OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { type RenderedPage, renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as tenantPackagePage from './tenantPackage.route.ts';

/** Rows of the menu: 系统管理, 字典管理, 字典查询. */
const ROWS = [1, 105, 1026];

/** Makes a package of the test's own. */
async function makePackage() {
  const name = new OwnRecords().name('套餐');
  return { name, id: await callElsewhere(tenantPackage.create, { name, status: 0, menuIds: ROWS }) };
}

const open = (name = '', width?: number) =>
  renderPage(tenantPackagePage, `/system/tenant/package${name && `?name=${encodeURIComponent(name)}`}`, {
    ...(width !== undefined && { width }),
  });

it('makes a package of rows of the menu, which bring those above them', async () => {
  const own = new OwnRecords();
  const name = own.name('套餐');
  const creations = new PageCalls(tenantPackage.create);
  const page = await open();
  const list = new ListView(page);

  const form = await list.create();
  await form.fill({ 套餐名称: name });
  await page.user.type(within(form.dialog).getByRole('textbox', { name: '搜索菜单' }), '字典查询');
  await page.user.click(await within(form.dialog).findByRole('treeitem', { name: /字典查询/ }));
  await form.ok();
  expect((await list.row(name)).textContent).toContain('3 项');
  expect(creations.sent).toMatchObject([{ body: { menuIds: expect.arrayContaining(ROWS) as unknown } }]);
});

it('says what a package lacks', async () => {
  const form = await new ListView(await open()).create();

  await form.ok();

  await expect.poll(() => form.refusals()).toEqual(['套餐名称不能为空']);
});

it('renames a package, which keeps its rows, and deletes it', async () => {
  const { name } = await makePackage();
  const renamed = new OwnRecords().name('改名');
  const page = await open();
  const list = new ListView(page);

  const again = await list.edit(name);
  await again.fill({ 套餐名称: renamed });
  await again.ok();
  expect((await list.row(renamed)).textContent).toContain('3 项');

  await list.delete(renamed);
  await list.confirm();
  await expect.poll(() => list.names()).not.toContain(renamed);
});

/** Gives a package to a tenant of the test's own. */
async function giveTo(packageId: Id): Promise<string> {
  const name = new OwnRecords().name('租户');
  const draft = { name, packageId, contactName: '沈知微', status: 0 as const, expireTime: Date.UTC(2098, 0, 1) };
  await callElsewhere(tenant.create, { ...draft, username: 'boss', password: 'tenant-pw' });
  return name;
}

it('asks before tenants lose rows, says who loses what, and keeps what was chosen when the answer is no', async () => {
  const { name, id } = await makePackage();
  const holder = await giveTo(id);
  const page = await open(name);
  const list = new ListView(page);
  const form = await narrow(page, name);

  const question = await page.findByRole('dialog', { name: '系统提示' });
  expect(question.textContent).toContain(`有 1 个租户正在使用此套餐：「${holder}」`);
  expect(question.textContent).toContain('1 项菜单：「字典查询」');
  await list.refuse();
  expect((await callElsewhere(tenantPackage.get, { id }))?.menuIds).toEqual(ROWS);
  expect(within(form.dialog).getByText(/^已选 2 /)).toBeDefined();

  await expect.poll(() => form.button('确定').getAttribute('aria-busy')).toBeNull();
  await form.ok();
  await list.confirm();
  await expect.poll(async () => (await callElsewhere(tenantPackage.get, { id }))?.menuIds).toEqual(ROWS.slice(0, 2));
});

/** Takes 字典查询 out of a package, and presses 确定. */
async function narrow(page: RenderedPage, name: string): ReturnType<ListView['edit']> {
  const form = await new ListView(page).edit(name);
  await page.user.type(within(form.dialog).getByRole('textbox', { name: '搜索菜单' }), '字典查询');
  await page.user.click(await within(form.dialog).findByRole('treeitem', { name: /字典查询/ }));
  await form.ok();
  return form;
}

it('asks nothing where no tenant loses anything', async () => {
  const { name, id } = await makePackage();
  const page = await open(name);

  await narrow(page, name);

  await expect.poll(async () => (await callElsewhere(tenantPackage.get, { id }))?.menuIds).toEqual(ROWS.slice(0, 2));
});

it('asks where nobody tells which tenants have the package', async () => {
  const { name } = await makePackage();
  new PageCalls(tenantPackage.listTenants).answerWith(() => Response.json({ code: 404, data: null, msg: '请求地址不存在' }));
  const page = await open(name);

  await narrow(page, name);

  const question = await page.findByRole('dialog', { name: '系统提示' });
  expect(question.textContent).toContain('正在使用此套餐的租户的所有角色会立即失去 1 项菜单：「字典查询」');
  await new ListView(page).refuse();
});

it('does not let somebody put in or take out rows that he lacks himself', async () => {
  new PageCalls(permission.listOwnMenus).answerWith(() => Response.json({ code: 0, data: [1, 105], msg: '' }));
  const form = await new ListView(await open()).create();

  const row = await within(form.dialog).findByRole('treeitem', { name: /^用户管理/ });

  expect(row.getAttribute('aria-disabled')).toBe('true');
  expect(row.textContent).toContain('您没有此权限');
});

it('keeps a package that a tenant has', async () => {
  const { name, id: packageId } = await makePackage();
  await giveTo(packageId);
  const page = await open(name);
  const list = new ListView(page);

  await list.delete(name);
  await list.confirm();

  await page.findByText('租户正在使用该套餐，请给租户重新设置套餐后再尝试删除');
  expect(list.names()).toEqual([name]);
});

it('offers nothing else to who may only read', async () => {
  const { name } = await makePackage();
  new PageCalls(auth.permissionInfo).change((granted: object) => ({
    ...granted,
    roles: [],
    permissions: ['system:tenant-package:query'],
  }));
  const page = await open(name);

  await new ListView(page).row(name);
  for (const action of [/^新增/, /^批量/, /^修改/, /^删除/]) expect(page.queryByRole('button', { name: action })).toBeNull();
});

it('says that who may not read it may not', async () => {
  const page = await renderPage(tenantPackagePage, '/system/tenant/package', { as: 'guest' });

  expect(page.text()).toContain('没有该操作权限');
  expect(new ListView(page).names()).toEqual([]);
});

it('shows cards on a phone', async () => {
  const { name } = await makePackage();
  const page = await open(name, 390);

  const [card] = within(page.getByRole('list', { name: '租户套餐列表' })).getAllByRole('listitem');
  expect(card?.textContent).toContain(name);
});
