import { auth, onlineSession } from '@zhilv/contract/system';
import { answerQuestion } from '@zhilv/testing/page/answer-question';
import { ListView } from '@zhilv/testing/page/list-view';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as onlineSessionPage from './onlineSession.route.ts';

const rights = (...permissions: readonly string[]): void =>
  new PageCalls(auth.permissionInfo).change((granted: object) => ({ ...granted, roles: [], permissions }));

/** Has the list begin with a sign-in of somebody else, which no other test uses. */
function withOther(): PageCalls {
  const pages = new PageCalls(onlineSession.page);
  const other = { id: 7, username: 'elsewhere', nickname: '流程', browser: 'Firefox 140 · Linux', current: false };
  pages.change(({ list, ...rest }: { list: readonly object[] }) => ({ ...rest, list: [{ ...list[0], ...other }, ...list] }));
  return pages;
}

it('shows who is signed in where, and marks the own sign-in, which cannot be ended here', async () => {
  const ended = new PageCalls(onlineSession.end);
  const page = await renderPage(onlineSessionPage, '/system/oauth2/token?username=admin');
  const list = new ListView(page);
  const headings = ['用户账号', '用户昵称', '部门', '浏览器', '登录 IP', '登录时间', '最近使用', '过期时间', '操作'];
  expect(list.headings()).toEqual(headings);
  const own = list.names().findIndex((name) => name.includes('当前会话'));
  expect(own).toBeGreaterThanOrEqual(0);
  const action = page.getAllByRole('button', { name: '结束「admin」的会话' })[own];
  expect(action?.getAttribute('aria-disabled')).toBe('true');

  action?.focus();
  await page.user.keyboard('{Enter}');

  expect((await page.findByText('这是您正在使用的会话，请用退出登录结束它')).closest('[role="status"]')).not.toBeNull();
  expect(ended.sent).toEqual([]);
});

it('ends a sign-in after a question, and loads the list again', async () => {
  const pages = withOther();
  const ended = new PageCalls(onlineSession.end);
  const page = await renderPage(onlineSessionPage, '/system/oauth2/token');

  await page.press('结束「elsewhere」的会话');
  await answerQuestion(page, '取消');
  expect(ended.sent).toEqual([]);

  await page.press('结束「elsewhere」的会话');
  const loads = pages.sent.length;
  await answerQuestion(page, '确定');
  await page.findByText('已结束「elsewhere」的会话');
  expect(ended.sent.map(({ search }) => search)).toEqual(['?id=7']);
  await expect.poll(() => pages.sent.length).toBeGreaterThan(loads);
});

it('keeps the row and says why when it cannot be ended', async () => {
  withOther();
  new PageCalls(onlineSession.end).refuse(403, '没有该操作权限');
  const page = await renderPage(onlineSessionPage, '/system/oauth2/token');

  await page.press('结束「elsewhere」的会话');
  await answerQuestion(page, '确定');

  expect((await page.findByText('没有该操作权限')).closest('[role="alert"]')).not.toBeNull();
  expect(new ListView(page).names()).toContainEqual(expect.stringContaining('elsewhere'));
});

it('offers no end to who may only read', async () => {
  rights('system:oauth2-token:page');
  const page = await renderPage(onlineSessionPage, '/system/oauth2/token');

  expect(new ListView(page).names().length).toBeGreaterThan(0);
  expect(page.queryAllByRole('button', { name: /^结束「/ })).toEqual([]);
});

it('says that who may not read them may not', async () => {
  const page = await renderPage(onlineSessionPage, '/system/oauth2/token', { as: 'guest' });

  expect(page.text()).toContain('没有该操作权限');
});

it.each([
  ['404 without an envelope', (calls: PageCalls) => calls.fail(404)],
  ['501', (calls: PageCalls) => calls.refuse(501, '未开放')],
])('says that a back end has no such list, which answers %s', async (_, lack) => {
  lack(new PageCalls(onlineSession.page));

  const page = await renderPage(onlineSessionPage, '/system/oauth2/token');

  expect(page.text()).toContain('当前后端不提供在线会话。');
  expect(page.queryByRole('search')).toBeNull();
});
