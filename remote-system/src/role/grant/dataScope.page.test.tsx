import { within } from '@testing-library/dom';
import { permission, role } from '@zhilv/contract/system';
import { ListView } from '@zhilv/testing/page/list-view';
import { callElsewhere, OwnRecords } from '@zhilv/testing/page/own-records';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as rolePage from '../role.route.ts';

it('says whose records a role shows: by one of five, and by departments', async () => {
  const { id, name, code } = await new OwnRecords().makeRole();
  const page = await renderPage(rolePage, `/system/role?code=${code}`);
  const list = new ListView(page);

  await new ListView(page).more(name, '数据权限');
  const dialog = within(await page.findByRole('dialog', { name: `数据权限 · ${name}` }));
  await page.user.click(await dialog.findByRole('combobox', { name: '数据范围' }));
  expect(await list.choices()).toHaveLength(5);
  await list.choose('指定部门数据权限');
  const [first] = await page.findAllByRole('treeitem');
  if (first) await page.user.click(first);
  await dialog.findByText('已选 1 个部门');
  await page.user.click(dialog.getByRole('button', { name: '确定' }));

  await page.findByText(`已保存「${name}」的数据权限`);
  await expect.poll(() => list.column('数据范围')).toEqual(['指定部门数据权限']);
  expect(await callElsewhere(role.get, { id })).toMatchObject({ dataScope: 2, dataScopeDeptIds: [expect.any(Number)] });
});

it('names the departments of the scope that goes by them, and keeps them while another scope is looked at', async () => {
  const { id, name, code } = await new OwnRecords().makeRole();
  await callElsewhere(permission.assignRoleDataScope, { roleId: id, dataScope: 2, dataScopeDeptIds: [] });
  const page = await renderPage(rolePage, `/system/role?code=${code}`);
  const list = new ListView(page);
  await list.more(name, '数据权限');
  const dialog = within(await page.findByRole('dialog', { name: `数据权限 · ${name}` }));
  const [first] = await page.findAllByRole('treeitem');
  if (first) await page.user.click(first);

  for (const scope of ['仅本人数据权限', '指定部门数据权限']) {
    await page.user.click(dialog.getByRole('combobox', { name: '数据范围' }));
    await list.choose(scope);
  }

  await dialog.findByText('已选 1 个部门');
  await page.press('取消');
  await list.confirm();
  await expect.poll(() => page.queryByRole('dialog')).toBeNull();
  expect(await callElsewhere(role.get, { id })).toMatchObject({ dataScope: 2, dataScopeDeptIds: [] });
});

it('tells of a role that is gone', async () => {
  const { id, name, code } = await new OwnRecords().makeRole();
  const page = await renderPage(rolePage, `/system/role?code=${code}`);
  await new ListView(page).row(name);
  await callElsewhere(role.delete, { id });

  await new ListView(page).more(name, '数据权限');

  expect((await page.findByText('角色已被删除，请刷新列表')).getAttribute('role')).toBe('alert');
});
