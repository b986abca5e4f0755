import { dept, user } from '@zhilv/contract/system';
import { OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { TreeView } from '@zhilv/testing/page/tree-view';
import { expect, it } from 'vitest';
import * as deptPage from './dept.route.ts';

async function open() {
  const page = await renderPage(deptPage, '/system/dept');
  return { page, tree: new TreeView(page) };
}

it('moves department by department where a stock back end has no call for it, and names leaders by the users', async () => {
  const own = new OwnRecords();
  const above = await own.makeDept('部门', 0, { leaderUserId: 1 });
  const [first, second] = [await own.makeDept('甲', above.id), await own.makeDept('乙', above.id, { sort: 2 })];
  new PageCalls(dept.move).fail(404);
  new PageCalls(dept.list).change((rows: readonly object[]) => rows.map((row) => ({ ...row, leader: undefined })));
  const updates = new PageCalls(dept.update);
  const { page, tree } = await open();
  expect((await tree.cells(above.name))[0]).toBe('管理员');

  (await tree.row(second.name)).focus();
  await page.user.keyboard('{Alt>}{ArrowUp}{/Alt}');

  await page.findByText(`已移动「${second.name}」`);
  expect(updates.sent.map(({ body }) => body)).toMatchObject([
    { id: second.id, name: second.name, parentId: above.id, sort: 1 },
    { id: first.id, name: first.name, sort: 2 },
  ]);
  await expect.poll(() => tree.names().indexOf(second.name) - tree.names().indexOf(first.name)).toBe(-1);
});

it('shows the departments of a stock back end without the names of their leaders', async () => {
  new PageCalls(user.listAllSimple).refuse(403, '没有该操作权限');
  new PageCalls(dept.list).answerWith(() =>
    Response.json({
      code: 0,
      msg: '',
      data: [
        { id: 100, name: '芋道源码', parentId: 0, sort: 0, leaderUserId: 1, phone: null, email: null, status: 0, createTime: 1 },
        { id: 108, name: '市场部门', parentId: 102, sort: 1, leaderUserId: null, status: 0, createTime: 1 },
        { id: 109, name: null, parentId: 102, sort: 1, status: 0, createTime: 1 },
      ],
    }),
  );
  const { tree } = await open();

  expect(tree.names()).toEqual(['芋道源码', '市场部门']);
  expect((await tree.cells('芋道源码'))[0]).toBe('—');
});
