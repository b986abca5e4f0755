import { within } from '@testing-library/dom';
import { auth, tenant, tenantPackage } from '@zhilv/contract/system';
import { ListView } from '@zhilv/testing/page/list-view';
import { callElsewhere, OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as tenantPage from './tenant.route.ts';

const LATER = Date.UTC(2098, 0, 1);

/** Makes a package of the test's own. */
async function makePackage() {
  const name = new OwnRecords().name('套餐');
  return { name, id: await callElsewhere(tenantPackage.create, { name, status: 0, menuIds: [1, 105, 1026] }) };
}

/** Makes a tenant of the test's own. */
async function makeTenant() {
  const { id: packageId, name: packageName } = await makePackage();
  const draft = { name: new OwnRecords().name('租户'), packageId, contactName: '沈知微', status: 0 as const, expireTime: LATER };
  const account = { username: 'boss', password: 'tenant-pw' };
  return { ...draft, packageName, id: await callElsewhere(tenant.create, { ...draft, ...account }) };
}

const open = (name = '', width?: number) =>
  renderPage(tenantPage, `/system/tenant/list${name && `?name=${encodeURIComponent(name)}`}`, {
    ...(width !== undefined && { width }),
  });

it('makes a tenant with its administrator, whose password it never shows', async () => {
  const { name: packageName } = await makePackage();
  const own = new OwnRecords();
  const name = own.name('租户');
  const page = await open();
  const list = new ListView(page);

  const form = await list.create();
  await form.fill({ 租户名称: name, 联系人: '沈知微', 管理员账号: 'boss', 管理员密码: 'tenant-pw' });
  await page.user.click(form.field('租户套餐'));
  await page.user.click(await page.findByRole('treeitem', { name: packageName }));
  await page.user.type(within(form.dialog).getByRole('textbox', { name: '过期时间' }), '2098-01-01 00:00:00');
  await form.ok();
  const row = await list.row(name);
  for (const text of [packageName, '沈知微', '100', '2098-01-01']) expect(row.textContent).toContain(text);
  expect(row.textContent).not.toContain('tenant-pw');
});

it('says what a tenant lacks, before anything is sent', async () => {
  const creations = new PageCalls(tenant.create);
  const form = await new ListView(await open()).create();

  await form.ok();

  await expect.poll(() => form.refusals()).toContain('租户名称不能为空');
  for (const field of ['租户套餐', '联系人', '过期时间', '管理员账号'])
    expect(form.refusals().some((refusal) => refusal.startsWith(field))).toBe(true);
  expect(creations.sent).toEqual([]);
});

it('changes a tenant without asking for an account, and deletes it', async () => {
  const { name } = await makeTenant();
  const renamed = new OwnRecords().name('改名');
  const page = await open();
  const list = new ListView(page);

  const again = await list.edit(name);
  expect(within(again.dialog).queryByLabelText('管理员密码')).toBeNull();
  await again.fill({ 租户名称: renamed });
  await again.ok();
  await list.row(renamed);

  await list.delete(renamed);
  await list.confirm();
  await expect.poll(() => list.names()).not.toContain(renamed);
});

it('names a package that is off, which no other tenant can have', async () => {
  const { name, packageId, packageName } = await makeTenant();
  await callElsewhere(tenantPackage.update, { id: packageId, name: packageName, status: 1, menuIds: [1, 105, 1026] });
  const page = await open(name);
  const list = new ListView(page);

  expect((await list.row(name)).textContent).toContain(packageName);

  const form = await list.create();
  await page.user.click(form.field('租户套餐'));
  const node = await page.findByRole('treeitem', { name: new RegExp(packageName) });
  expect(node.getAttribute('aria-disabled')).toBe('true');
  expect(node.textContent).toContain('已停用');
});

it('neither changes nor deletes the tenant that administrates all others', async () => {
  const page = await open('智旅科技');

  const row = await new ListView(page).row('智旅科技');

  expect(row.textContent).toContain('系统租户');
  for (const action of ['修改「智旅科技」', '删除「智旅科技」']) expect(page.queryByRole('button', { name: action })).toBeNull();
  expect(within(row).queryByRole('switch')).toBeNull();
});

it('shuts a tenant by the switch in its row', async () => {
  const { name, id } = await makeTenant();
  const page = await open(name);

  const list = new ListView(page);
  await page.user.click(within(await list.row(name)).getByRole('switch'));
  const question = await page.findByRole('dialog', { name: '系统提示' });
  expect(question.textContent).toContain('停用后该租户的所有用户立即不能使用系统');
  await list.confirm();

  await expect.poll(async () => (await callElsewhere(tenant.get, { id }))?.status).toBe(1);
});

it('asks before a tenant gets another package, and keeps what was chosen when it is not to', async () => {
  const { name, id, packageId } = await makeTenant();
  const other = await makePackage();
  const page = await open(name);
  const list = new ListView(page);
  const form = await list.edit(name);
  await page.user.click(form.field('租户套餐'));
  await page.user.click(await page.findByRole('treeitem', { name: other.name }));
  const packageNow = async () => String((await callElsewhere(tenant.get, { id }))?.packageId);

  await form.ok();
  const question = await page.findByRole('dialog', { name: '系统提示' });
  expect(question.textContent).toContain(`「${name}」的所有角色会立即失去新套餐没有的菜单`);
  await list.refuse();
  expect(form.field('租户套餐').textContent).toContain(other.name);
  expect(await packageNow()).toBe(String(packageId));

  await expect.poll(() => form.button('确定').getAttribute('aria-busy')).toBeNull();
  await form.ok();
  await list.confirm();
  await expect.poll(packageNow).toBe(String(other.id));
});

it('says at the domain that another tenant has it', async () => {
  const own = new OwnRecords();
  const domain = `${own.mark}.example`;
  const first = await makeTenant();
  const { id, name: _, packageName: __, ...draft } = first;
  await callElsewhere(tenant.update, { ...draft, id, name: first.name, domain });
  const { name } = await makeTenant();
  const page = await open(name);
  const form = await new ListView(page).edit(name);

  await form.fill({ 绑定域名: domain });
  await form.ok();

  await expect.poll(() => form.refusals()).toEqual([`域名为【${domain}】的租户已存在`]);
});

it('offers nothing else to who may only read', async () => {
  const { name } = await makeTenant();
  new PageCalls(auth.permissionInfo).change((granted: object) => ({
    ...granted,
    roles: [],
    permissions: ['system:tenant:query'],
  }));
  const page = await open(name);
  const list = new ListView(page);

  const row = await list.row(name);
  for (const action of [/^新增/, /^修改/, /^删除/, /^导出/]) expect(page.queryByRole('button', { name: action })).toBeNull();
  expect(within(row).queryByRole('switch')).toBeNull();
});

it('says that who may not read it may not', async () => {
  const page = await renderPage(tenantPage, '/system/tenant/list', { as: 'guest' });

  expect(page.text()).toContain('没有该操作权限');
  expect(new ListView(page).names()).toEqual([]);
});

it('shows what a stock back end gives, whose first tenant has a package of the id 0', async () => {
  const { name } = await makeTenant();
  new PageCalls(tenant.page).change(({ list }: { list: readonly object[] }) => ({
    total: list.length,
    list: list.map((row) => ({ ...row, packageId: 0, contactMobile: null, domain: '', revision: undefined })),
  }));
  const page = await open(name);

  expect((await new ListView(page).row(name)).textContent).toContain('系统租户');
  expect(page.queryByRole('button', { name: `修改「${name}」` })).toBeNull();
});

it('shows cards on a phone', async () => {
  const { name } = await makeTenant();
  const page = await open(name, 390);

  const [card] = within(page.getByRole('list', { name: '租户列表' })).getAllByRole('listitem');
  expect(card?.textContent).toContain(name);
});
