import { within } from '@testing-library/dom';
import { auth, user } from '@zhilv/contract/system';
import { ListView } from '@zhilv/testing/page/list-view';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as userPage from './user.route.ts';

const rights = (...permissions: readonly string[]): void =>
  new PageCalls(auth.permissionInfo).change((granted: object) => ({ ...granted, roles: [], permissions }));

it('offers nothing but reading to who may only read', async () => {
  rights('system:user:list');
  const page = await renderPage(userPage, '/system/user');
  const list = new ListView(page);

  expect(list.names()).toContain('guest');
  expect(page.queryAllByRole('button', { name: /^(修改|删除|重置密码)「|更多操作$/ })).toEqual([]);
  expect(page.queryAllByRole('switch')).toEqual([]);
  for (const name of [/^新增/, /^批量/, '导出', '导入']) expect(list.tool(name)).toBeNull();
});

it('has no field for roles where the user may not give any', async () => {
  rights('system:user:list', 'system:user:query', 'system:user:update');
  const page = await renderPage(userPage, '/system/user?username=guest');

  const form = await new ListView(page).edit('guest');

  expect(within(form.dialog).queryByLabelText('角色')).toBeNull();
  expect(form.field('岗位')).toBeDefined();
});

it('says that who may not read accounts may not, and changes none', async () => {
  const writes = [user.create, user.update, user.delete, user.updateStatus, user.updatePassword].map(
    (call) => new PageCalls(call),
  );

  const page = await renderPage(userPage, '/system/user', { as: 'guest' });

  expect(page.text()).toContain('没有该操作权限');
  expect(writes.flatMap(({ sent }) => sent)).toEqual([]);
});

it('shows what a stock back end gives: no department, no posts, no calls of our own', async () => {
  new PageCalls(user.page).change(({ list }: { list: readonly object[] }) => ({
    total: 1,
    list: list.slice(0, 1).map((row) => ({ ...row, dept: null, deptId: null, postIds: null, remark: null, revision: undefined })),
  }));
  const page = await renderPage(userPage, '/system/user');

  expect(new ListView(page).column('部门')).toEqual(['—']);
  expect(page.queryAllByRole('button', { name: /变更记录$/ })).toEqual([]);
});

it('shows cards on a phone, and the tree in a sheet', async () => {
  const page = await renderPage(userPage, '/system/user?username=guest', { width: 390 });

  const [card] = within(page.getByRole('list', { name: '用户列表' })).getAllByRole('listitem');
  expect(card?.textContent).toContain('guest');
  await page.press('部门：全部');
  await page.findByRole('treeitem', { name: /市场营销中心/ });
});
