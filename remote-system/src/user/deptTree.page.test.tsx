import { within } from '@testing-library/dom';
import { user } from '@zhilv/contract/system';
import { ListView } from '@zhilv/testing/page/list-view';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as userPage from './user.route.ts';

it('narrows the list by the tree of departments, which counts and is searched', async () => {
  const page = await renderPage(userPage, '/system/user');
  const list = new ListView(page);
  const tree = within(await page.findByRole('tree', { name: '部门' }));
  expect(tree.getByRole('treeitem', { name: /综合管理中心/ }).textContent).toMatch(/综合管理中心\s*3$/);

  await page.user.type(page.getByRole('textbox', { name: '搜索部门' }), '财务');
  await expect.poll(() => tree.queryByRole('treeitem', { name: /产品研发中心/ })).toBeNull();
  await page.user.click(tree.getByRole('treeitem', { name: /财务部/ }));

  await expect.poll(() => page.address()).toBe('/system/user?deptId=142');
  await expect.poll(() => list.names()).toEqual(['qiaoyuzhen']);
});

it('shows the tree without counts where the back end does not count', async () => {
  new PageCalls(user.deptCounts).refuse(404, '请求地址不存在');
  const page = await renderPage(userPage, '/system/user');
  // The tree of another test is kept for a while.
  await page.reload();

  const tree = within(await page.findByRole('tree', { name: '部门' }));

  expect(tree.getByRole('treeitem', { name: /综合管理中心/ }).textContent).toBe('综合管理中心');
  expect(new ListView(page).names()).toContain('admin');
});
