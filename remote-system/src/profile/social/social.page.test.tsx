import { within } from '@testing-library/dom';
import { profile, social } from '@zhilv/contract/system';
import { markBindingRefused } from '@zhilv/platform';
import { answerQuestion } from '@zhilv/testing/page/answer-question';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it, onTestFinished, vi } from 'vitest';
import * as profilePage from '../profile.route.ts';

async function open(type = 20) {
  new PageCalls(profile.get).change((account: object) => ({ ...account, socialUsers: [{ type, openid: 'x' }] }));
  return renderPage(profilePage, '/user/profile');
}

it('shows which accounts elsewhere are bound, and where others are bound', async () => {
  const page = await open();

  const accounts = within(page.getByRole('list', { name: '第三方账号' })).getAllByRole('listitem');
  expect(accounts.filter(({ textContent }) => textContent.includes('已绑定'))).toHaveLength(1);
  expect(page.getByRole('link', { name: '绑定账号' }).getAttribute('href')).toBe('/bind?redirect=%2Fuser%2Fprofile');
});

it('leads nowhere once this window was refused a binding, and says where accounts are bound', async () => {
  onTestFinished(() => window.sessionStorage.clear());
  markBindingRefused();

  const page = await open();

  expect(page.getByText('请退出后在登录页绑定')).toBeDefined();
  expect(page.queryByRole('link', { name: '绑定账号' })).toBeNull();
  expect(page.getByRole('button', { name: /^解绑/ })).toBeDefined();
});

it('leads on where the window’s storage is closed', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  onTestFinished(() => void vi.restoreAllMocks());

  const page = await open();

  expect(page.getByRole('link', { name: '绑定账号' })).toBeDefined();
  expect(page.queryByText('请退出后在登录页绑定')).toBeNull();
});

it('lists a mini program only where it is bound, for no browser binds one', async () => {
  const page = await open();
  const list = within(page.getByRole('list', { name: '第三方账号' }));
  expect(list.getByText('微信开放平台')).toBeDefined();
  expect(list.queryByText('微信小程序')).toBeNull();
});

it.each([
  [34, '微信小程序'],
  [99, '99'],
])('lists a bound account of type %d whatever it is, so that it can be unbound', async (type, label) => {
  const page = await open(type);

  expect(page.getByRole('button', { name: `解绑${label}账号` })).toBeDefined();
});

it('unbinds an account after a question', async () => {
  const unbindings = new PageCalls(social.unbind);
  unbindings.answerWith(() => Response.json({ code: 0, data: true, msg: '' }));
  const page = await open();

  await page.press(/^解绑/);
  await answerQuestion(page, '取消');
  expect(unbindings.sent).toEqual([]);

  await page.press(/^解绑/);
  await answerQuestion(page, '确定');
  await page.findByText(/^已解绑/);
  expect(unbindings.sent.map(({ body }) => body)).toEqual([{ type: 20, openid: 'x' }]);
});
