import { within } from '@testing-library/dom';
import { permission, role } from '@zhilv/contract/system';
import { ListView } from '@zhilv/testing/page/list-view';
import { callElsewhere, OwnRecords } from '@zhilv/testing/page/own-records';
import { type RenderedPage, renderPage } from '@zhilv/testing/page/render-page';
import { expect, it, onTestFinished } from 'vitest';
import * as rolePage from '../role.route.ts';

const item = async (page: RenderedPage, name: string) => page.findByRole('treeitem', { name: new RegExp(`^${name}`) });
const tick = async (page: RenderedPage, name: string) => (await item(page, name)).getAttribute('aria-checked');

it('shows what the user lacks disabled with the reason, and what is refused where it was pressed', async () => {
  const guest = 4;
  const managing = await new OwnRecords().makeRole([1, 100, 1001, 101, 1008, 1010, 1063, 1064]);
  const target = await new OwnRecords().makeRole([1, 104, 1021]);
  await callElsewhere(permission.assignRoleDataScope, { roleId: managing.id, dataScope: 5, dataScopeDeptIds: [] });
  const before = await callElsewhere(permission.listUserRoles, { userId: guest });
  await callElsewhere(permission.assignUserRoles, { userId: guest, roleIds: [...before, managing.id] });
  onTestFinished(async () => void (await callElsewhere(permission.assignUserRoles, { userId: guest, roleIds: before })));
  const page = await renderPage(rolePage, `/system/role?code=${target.code}`, { as: 'guest' });
  const list = new ListView(page);
  await list.row(target.name);
  expect(list.tool(/^新增/)).toBeNull();

  await new ListView(page).more(target.name, '菜单权限');
  const dialog = within(await page.findByRole('dialog', { name: `菜单权限 · ${target.name}` }));
  await dialog.findByText('灰色的菜单您自己没有，不能授予或收回');
  await page.user.type(dialog.getByLabelText('搜索菜单'), '岗位管理');
  await expect.poll(async () => (await item(page, '岗位管理')).getAttribute('aria-disabled')).toBe('true');
  expect((await item(page, '岗位管理')).textContent).toContain('您没有此权限');
  await page.user.click(await item(page, '岗位管理'));
  expect(await tick(page, '岗位管理')).toBe('mixed');
  await page.press('取消');

  await new ListView(page).more(target.name, '数据权限');
  const scope = within(await page.findByRole('dialog', { name: `数据权限 · ${target.name}` }));
  await page.user.click(await scope.findByRole('combobox', { name: '数据范围' }));
  await list.choose('仅本人数据权限');
  await page.user.click(scope.getByRole('button', { name: '确定' }));
  expect((await scope.findByText('数据权限不能超出自己的范围')).getAttribute('role')).toBe('alert');
  await page.press('取消');
  await list.confirm();

  await page.user.click(within(await list.row(target.name)).getByRole('switch'));
  await list.confirm();
  await page.findByText('不能修改权限多于自己的角色');
  expect(await callElsewhere(role.get, { id: target.id })).toMatchObject({ status: 0, dataScope: 1 });
});
