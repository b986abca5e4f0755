import { within } from '@testing-library/dom';
import { profileSession } from '@zhilv/contract/system';
import { answerQuestion } from '@zhilv/testing/page/answer-question';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as profilePage from '../profile.route.ts';

const open = () => renderPage(profilePage, '/user/profile');

it('ends one sign-in after a question, and all others', async () => {
  const other = { browser: 'Firefox 115 · Linux', address: '192.0.2.8', createTime: 0, usedTime: 0, current: false };
  new PageCalls(profileSession.list).change((sessions: readonly object[]) => [...sessions.slice(0, 1), { ...other, id: 7 }]);
  const ended = new PageCalls(profileSession.end);
  const endings = new PageCalls(profileSession.endOthers);
  endings.answerWith(() => Response.json({ code: 0, data: 1, msg: '' }));
  const page = await open();
  const list = within(page.getByRole('list', { name: '登录设备' }));
  expect(list.getAllByRole('listitem')[0]?.textContent).toContain('当前设备');

  await page.press('结束「Firefox 115 · Linux」上的登录');
  await answerQuestion(page, '取消');
  expect(ended.sent).toEqual([]);

  await page.press('结束「Firefox 115 · Linux」上的登录');
  await answerQuestion(page, '确定');
  await expect.poll(() => ended.sent.map(({ search }) => search)).toEqual(['?id=7']);

  await page.press('结束其他全部登录');
  await answerQuestion(page, '确定');
  await page.findByText('已结束其他设备上的登录');
  expect(endings.sent).toHaveLength(1);
});

it.each([
  ['404 without an envelope', (calls: PageCalls) => calls.fail(404)],
  ['501', (calls: PageCalls) => calls.refuse(501, '未开放')],
])('leaves sign-ins out on a back end without them, which answers %s', async (_, lack) => {
  lack(new PageCalls(profileSession.list));

  const page = await open();

  expect(page.queryByRole('heading', { name: '登录设备' })).toBeNull();
  expect(page.getByRole('heading', { name: '修改密码' })).toBeDefined();
});
