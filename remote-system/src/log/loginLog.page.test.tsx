import { within } from '@testing-library/dom';
import { auth, loginLog } from '@zhilv/contract/system';
import { ListView } from '@zhilv/testing/page/list-view';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { watchSavedFiles } from '@zhilv/testing/page/watch-saved-files';
import { expect, it } from 'vitest';
import * as loginLogPage from './loginLog.route.ts';

const rights = (...permissions: readonly string[]): void =>
  new PageCalls(auth.permissionInfo).change((granted: object) => ({ ...granted, roles: [], permissions }));

it('shows the sign-ins, narrows them, and changes none', async () => {
  const page = await renderPage(loginLogPage, '/system/login-log?username=admin');
  const list = new ListView(page);
  const headings = ['用户账号', '日志类型', '登录结果', '次数', '登录 IP', '浏览器', '登录时间', '追踪编号'];
  expect(list.headings()).toEqual(headings);
  expect(new Set(list.names())).toEqual(new Set(['admin']));
  expect(list.column('登录结果')).toContain('成功');

  await page.user.click(list.filter('是否成功'));
  await list.choose('失败');
  await page.press('查询');

  await expect.poll(() => page.address()).toContain('status=false');
  await expect.poll(() => list.names().length === 0 || !list.column('登录结果').includes('成功')).toBe(true);
  for (const name of [/^新增/, /^批量/, /^修改/, /^删除/]) expect(list.tool(name)).toBeNull();
});

it('is exported as it is narrowed, by those who may', async () => {
  const saved = watchSavedFiles();
  const exports = new PageCalls(loginLog.export);
  const page = await renderPage(loginLogPage, '/system/login-log?username=admin');

  await page.press('导出');

  await expect.poll(() => saved.map(({ name }) => name)).toEqual([expect.stringMatching(/^登录日志_\d{8}_\d{6}\.xlsx$/)]);
  expect(exports.sent.map(({ search }) => search)).toEqual(['?username=admin']);
});

it('offers no export to who may only read', async () => {
  rights('system:login-log:query');
  const page = await renderPage(loginLogPage, '/system/login-log');
  const list = new ListView(page);

  expect(list.names().length).toBeGreaterThan(0);
  expect(list.tool('导出')).toBeNull();
});

it('says that who may not read it may not', async () => {
  const page = await renderPage(loginLogPage, '/system/login-log', { as: 'guest' });

  expect(page.text()).toContain('没有该操作权限');
  expect(new ListView(page).names()).toEqual([]);
});

it('shows what a stock back end gives, which counts no attempts', async () => {
  new PageCalls(loginLog.page).change(({ list }: { list: readonly object[] }) => ({
    total: 1,
    list: list.slice(0, 1).map((row) => ({ ...row, attempts: undefined, status: undefined, userId: null })),
  }));
  const page = await renderPage(loginLogPage, '/system/login-log');
  const list = new ListView(page);

  expect(list.column('次数')).toEqual(['—']);
  expect(list.names()).toHaveLength(1);
});

it('shows cards on a phone', async () => {
  const page = await renderPage(loginLogPage, '/system/login-log?username=admin', { width: 390 });

  const [card] = within(page.getByRole('list', { name: '登录日志列表' })).getAllByRole('listitem');
  expect(card?.textContent).toContain('admin');
  expect(card?.textContent).toMatch(/登录时间\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}/);
});
