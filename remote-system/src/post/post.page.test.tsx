import { auth, post } from '@zhilv/contract/system';
import { ListView } from '@zhilv/testing/page/list-view';
import { OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { watchSavedFiles } from '@zhilv/testing/page/watch-saved-files';
import { expect, it } from 'vitest';
import * as postPage from './post.route.ts';

it('lets a post live from the first to the last', async () => {
  const own = new OwnRecords();
  const [name, renamed, code] = [own.name('岗位'), own.name('改名'), own.key('post')];
  const page = await renderPage(postPage, '/system/post');
  const list = new ListView(page);
  expect(list.headings()).toEqual(['岗位名称', '岗位编码', '岗位顺序', '状态', '备注', '创建时间', '操作']);

  const form = await list.create();
  await form.fill({ 岗位名称: name, 岗位编码: code, 岗位顺序: '7', 备注: '页面测试' });
  await form.ok();
  const row = await list.row(name);
  for (const text of [code, '7', '页面测试']) expect(row.textContent).toContain(text);

  await list.filterBy('岗位编码', `${code}{Enter}`);
  await expect.poll(() => list.names()).toEqual([name]);

  const again = await list.edit(name);
  await again.fill({ 岗位名称: renamed });
  await again.ok();
  await list.row(renamed);

  await list.delete(renamed);
  await list.confirm();
  await expect.poll(() => page.text()).toContain('没有符合条件的岗位');
});

it('says which post has the name already', async () => {
  const own = new OwnRecords();
  const page = await renderPage(postPage, '/system/post');
  const form = await new ListView(page).create();
  await form.fill({ 岗位名称: '项目经理', 岗位编码: own.key('post'), 岗位顺序: '1' });

  await form.ok();

  await expect.poll(() => form.refusals()).toEqual(['已经存在该名字的岗位']);
});

it('is exported', async () => {
  const saved = watchSavedFiles();
  const page = await renderPage(postPage, '/system/post');

  await page.press('导出');

  await expect.poll(() => saved.map(({ name }) => name)).toEqual([expect.stringMatching(/^岗位_\d{8}_\d{6}\.xlsx$/)]);
});

it('offers nothing but reading to who may only read', async () => {
  new PageCalls(auth.permissionInfo).change((granted: object) => ({
    ...granted,
    roles: [],
    permissions: ['system:post:query'],
  }));
  const page = await renderPage(postPage, '/system/post');
  const list = new ListView(page);

  expect(list.names()).toContain('项目经理');
  expect(page.queryAllByRole('button', { name: /^(修改|删除)「/ })).toEqual([]);
  for (const name of [/^新增/, /^批量/, '导出']) expect(list.tool(name)).toBeNull();
});

it('says that who may not read posts may not, and changes none', async () => {
  const writes = [post.create, post.update, post.delete].map((call) => new PageCalls(call));

  const page = await renderPage(postPage, '/system/post', { as: 'guest' });

  expect(page.text()).toContain('没有该操作权限');
  expect(writes.flatMap(({ sent }) => sent)).toEqual([]);
});
