import { within } from '@testing-library/dom';
import { profile, profileSession } from '@zhilv/contract/system';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { type RenderedPage, renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as profilePage from '../profile.route.ts';

const open = () => renderPage(profilePage, '/user/profile');

const form = (page: RenderedPage) => within(page.getByRole('form', { name: '修改密码' }));

async function fill(page: RenderedPage, label: string, text: string): Promise<void> {
  const field = page.getByLabelText(label, { selector: 'input' });
  await page.user.clear(field);
  if (text !== '') await page.user.type(field, text);
}

it('says at the field that the old password is wrong, and keeps the new one', async () => {
  const page = await open();

  await fill(page, '旧密码', 'wrong123');
  await fill(page, '新密码', 'Admin-9527');
  expect(page.text()).toContain('密码强度：弱，请不要包含登录账号');
  await fill(page, '新密码', 'Better-9527');
  await fill(page, '确认新密码', 'Better-9527');
  expect(page.text()).toContain('密码强度：强');
  expect(page.text()).not.toContain('密码强度：强，');
  await page.user.click(form(page).getByRole('button', { name: '确认修改' }));

  expect((await page.findByText('旧密码不正确')).getAttribute('role')).toBe('alert');
  expect(document.activeElement).toBe(page.getByLabelText('旧密码', { selector: 'input' }));
  expect(page.getByLabelText('新密码', { selector: 'input' })).toHaveProperty('value', 'Better-9527');
});

it('changes the password and, where that is wanted, ends the sign-ins elsewhere', async () => {
  new PageCalls(profile.updatePassword).answerWith(() => Response.json({ code: 0, data: true, msg: '' }));
  const endings = new PageCalls(profileSession.endOthers);
  const sessions = new PageCalls(profileSession.list);
  sessions.change((all: readonly object[]) => [
    ...all.slice(0, 1),
    { id: 7, browser: 'Firefox 115 · Linux', address: '192.0.2.8', createTime: 0, usedTime: 0, current: false },
  ]);
  endings.answerWith(() => Response.json({ code: 0, data: 1, msg: '' }));
  const page = await open();

  await fill(page, '旧密码', 'admin123');
  await fill(page, '新密码', 'Better-9527');
  await fill(page, '确认新密码', 'Better-9527');
  expect(page.getByLabelText('同时结束其他设备上的登录（1 个）')).toHaveProperty('checked', true);
  await page.user.click(form(page).getByRole('button', { name: '确认修改' }));

  await page.findByText('密码已修改，下次请用新密码登录');
  await expect.poll(() => endings.sent.length).toBe(1);
  // The card shows those that are left. Asked after the test's end, it would tell the next one that nobody is signed in.
  await expect.poll(() => sessions.sent.length).toBe(2);
  expect(page.getByLabelText('新密码', { selector: 'input' })).toHaveProperty('value', '');
});
