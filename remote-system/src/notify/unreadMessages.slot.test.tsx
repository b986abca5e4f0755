import { auth, notifyMessage } from '@zhilv/contract/system';
import { formatDateTime } from '@zhilv/format';
import { changes } from '@zhilv/platform';
import { callElsewhere } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as unreadMessagesSlot from './unreadMessages.slot.ts';

const MESSAGES = notifyMessage.myPage.path;

const message = (id: number, content: string) => ({
  id,
  userId: 1,
  userType: 2,
  templateId: 1,
  templateNickname: '系统',
  templateContent: content,
  templateType: 1,
  templateCode: 'a',
  templateParams: {},
  readStatus: false,
  createTime: 1_772_000_000_000,
});

const unread = (count: number, newest: readonly object[]) => {
  new PageCalls(notifyMessage.getUnreadCount).change(() => count);
  new PageCalls(notifyMessage.getUnreadList).change(() => newest);
};

it('says that there is nothing to read', async () => {
  unread(0, []);

  const page = await renderPage(unreadMessagesSlot, '/index');

  expect(page.getByText('没有未读消息')).toBeDefined();
});

it('says how many messages are unread and shows the newest, with sender and time', async () => {
  unread(12, [message(1, '请假已批准'), message(2, '新的公告')]);

  const page = await renderPage(unreadMessagesSlot, '/index');

  expect(page.getByText('条未读')).toBeDefined();
  expect(page.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^系统.*请假已批准$/),
    expect.stringMatching(/^系统.*新的公告$/),
  ]);
});

it('shows what the back end has for the user', async () => {
  const total = await callElsewhere(notifyMessage.getUnreadCount, {});
  const newest = await callElsewhere(notifyMessage.getUnreadList, { size: 4 });

  const page = await renderPage(unreadMessagesSlot, '/index');

  expect(page.getByRole('strong').textContent).toBe(String(total));
  expect(newest.length).toBeGreaterThan(0);
  expect(page.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    newest.map(
      ({ templateNickname, templateContent, createTime }) => `${templateNickname}${formatDateTime(createTime)}${templateContent}`,
    ),
  );
});

it('asks again when messages were changed elsewhere in the console', async () => {
  const count = new PageCalls(notifyMessage.getUnreadCount);
  count.change(() => 1);
  new PageCalls(notifyMessage.getUnreadList).change(() => [message(1, '请假已批准')]);
  const page = await renderPage(unreadMessagesSlot, '/index');
  expect(page.getByText('请假已批准')).toBeDefined();

  count.change(() => 0);
  changes.announce(MESSAGES);

  expect(await page.findByText('没有未读消息')).toBeDefined();
});

it('keeps what it showed when it cannot be asked for anew, and says why', async () => {
  const count = new PageCalls(notifyMessage.getUnreadCount);
  count.change(() => 1);
  new PageCalls(notifyMessage.getUnreadList).change(() => [message(1, '请假已批准')]);
  const page = await renderPage(unreadMessagesSlot, '/index');

  count.fail(503);
  changes.announce(MESSAGES);
  await page.findByText('系统接口503异常，下面是之前的内容');

  expect(page.getByText('请假已批准')).toBeDefined();
  expect(page.getByRole('strong').textContent).toBe('1');
});

it('says why nothing could be had, and asks again when the user wants it', async () => {
  const calls = new PageCalls(notifyMessage.getUnreadCount);
  calls.fail(503);
  const page = await renderPage(unreadMessagesSlot, '/index');
  expect(page.getByRole('alert').textContent).toBe('');

  calls.mend();
  await page.user.click(page.getByRole('button', { name: '重试' }));

  expect(await page.findByRole('list')).toBeDefined();
  expect(page.queryByRole('button', { name: '重试' })).toBeNull();
});

it('goes on by itself when the user, who stayed after the session was over, has signed in again in another window', async () => {
  const count = new PageCalls(notifyMessage.getUnreadCount);
  const refresh = new PageCalls(auth.refreshToken);
  for (const calls of [count, refresh]) calls.answerWith(() => Response.json({ code: 401, data: null, msg: '' }));
  const page = await renderPage(unreadMessagesSlot, '/index');
  await page.user.click(await page.findByRole('button', { name: '取消' }));
  const asked = count.sent.length;

  for (const calls of [count, refresh]) calls.mend();
  window.localStorage.setItem('REFRESH_TOKEN', 'of the other window');
  window.dispatchEvent(new Event('storage'));

  expect(await page.findByRole('list')).toBeDefined();
  expect(count.sent).toHaveLength(asked + 1);
});
