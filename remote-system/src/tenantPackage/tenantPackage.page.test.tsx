import { within } from '@testing-library/dom';
import { auth, tenant, tenantPackage } from '@zhilv/contract/system';
import { ListView } from '@zhilv/testing/page/list-view';
import { callElsewhere, OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
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

it('keeps a package that a tenant has', async () => {
  const { name, id: packageId } = await makePackage();
  const draft = { name: new OwnRecords().name('租户'), packageId, contactName: '沈知微', status: 0 as const };
  const account = { username: 'boss', password: 'tenant-pw', expireTime: Date.UTC(2098, 0, 1) };
  await callElsewhere(tenant.create, { ...draft, ...account });
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
