import { auth, notifyMessage } from '@zhilv/contract/system';
import { changes, dialogStore, navigation } from '@zhilv/platform';
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
  const counts = new PageCalls(notifyMessage.getUnreadCount);
  counts.change(() => count);
  const list = new PageCalls(notifyMessage.getUnreadList);
  list.change(() => newest);
  return { counts, list };
};

it('says that there is nothing to read', async () => {
  unread(0, []);

  const page = await renderPage(unreadMessagesSlot, '/index');

  expect(await page.findByText('没有未读消息')).toBeDefined();
  expect(page.queryByText('条未读')).toBeNull();
  expect(page.queryByRole('button', { name: '全部已读' })).toBeNull();
});

it('says how many messages are unread and shows the newest, with their senders', async () => {
  const { list } = unread(1234, [message(2, '新的公告'), message(1, '请假已批准')]);

  const page = await renderPage(unreadMessagesSlot, '/index');

  expect(await page.findByText('新的公告')).toBeDefined();
  expect(page.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^系统.*新的公告$/),
    expect.stringMatching(/^系统.*请假已批准$/),
  ]);
  expect(page.getByRole('strong').textContent).toBe('1,234');
  expect(list.sent.map(({ search }) => search)).toEqual(['?size=8']);
});

it('shows what the back end has for the user', async () => {
  const total = await callElsewhere(notifyMessage.getUnreadCount, {});
  const newest = await callElsewhere(notifyMessage.getUnreadList, { size: 8 });

  const page = await renderPage(unreadMessagesSlot, '/index');
  const items = await page.findAllByRole('listitem');

  expect(page.getByRole('strong').textContent).toBe(String(total));
  expect(newest.length).toBeGreaterThan(0);
  expect(items.map(({ textContent }) => textContent)).toEqual(
    newest.map(({ templateContent }) => expect.stringContaining(templateContent)),
  );
});

it('opens a message where it is, and marks it as read', async () => {
  unread(1, [message(1, '请假已批准')]);
  const read = new PageCalls(notifyMessage.updateRead);
  read.answerWith(() => Response.json({ code: 0, data: true, msg: '' }));
  const page = await renderPage(unreadMessagesSlot, '/index');

  await page.user.click(await page.findByRole('button', { name: /^未读/ }));

  expect(await page.findByRole('img', { name: '已读' })).toBeDefined();
  expect(page.getByRole('button', { name: /^已读/ }).getAttribute('aria-expanded')).toBe('true');
  expect(read.sent).toHaveLength(1);
});

it('marks all as read after a question', async () => {
  unread(2, [message(2, '新的公告'), message(1, '请假已批准')]);
  const all = new PageCalls(notifyMessage.updateAllRead);
  all.answerWith(() => Response.json({ code: 0, data: true, msg: '' }));
  const page = await renderPage(unreadMessagesSlot, '/index');

  await page.user.click(await page.findByRole('button', { name: '全部已读' }));
  expect(all.sent).toHaveLength(0);
  for (const { id } of dialogStore.read()) dialogStore.settle(id, true);

  expect(await page.findAllByRole('img', { name: '已读' })).toHaveLength(2);
  expect(all.sent).toHaveLength(1);
});

it('leads to all messages where the menu has them, and is without a link else', async () => {
  unread(0, []);
  const page = await renderPage(unreadMessagesSlot, '/index');
  navigation.setPaths(new Map());
  await expect.poll(() => page.queryByRole('link')).toBeNull();

  navigation.setPaths(new Map([['system/notify/my/index', '/user/messages']]));

  expect((await page.findByRole('link', { name: '查看全部' })).getAttribute('href')).toBe('/user/messages');
});

it('asks again when messages were changed elsewhere in the console', async () => {
  const { counts, list } = unread(1, [message(1, '请假已批准')]);
  const page = await renderPage(unreadMessagesSlot, '/index');
  expect(await page.findByText('请假已批准')).toBeDefined();

  counts.change(() => 0);
  list.change(() => []);
  changes.announce(MESSAGES);

  expect(await page.findByText('没有未读消息')).toBeDefined();
});

it('keeps what it showed when it cannot be asked for anew, and says why', async () => {
  const { list } = unread(1, [message(1, '请假已批准')]);
  const page = await renderPage(unreadMessagesSlot, '/index');
  await page.findByText('请假已批准');

  list.fail(503);
  changes.announce(MESSAGES);
  await page.findByText('系统接口503异常，下面是之前的内容');

  expect(page.getByText('请假已批准')).toBeDefined();
  expect(page.getByRole('strong').textContent).toBe('1');
});

it('says why nothing could be had, and asks again when the user wants it', async () => {
  const calls = new PageCalls(notifyMessage.getUnreadList);
  calls.fail(503);
  const page = await renderPage(unreadMessagesSlot, '/index');
  const retry = await page.findByRole('button', { name: '重试' });
  expect(page.queryByText('没有未读消息')).toBeNull();

  calls.mend();
  await page.user.click(retry);

  expect(await page.findAllByRole('listitem')).not.toEqual([]);
  expect(page.queryByRole('button', { name: '重试' })).toBeNull();
});

it('asks again by itself when the network is back', async () => {
  const calls = new PageCalls(notifyMessage.getUnreadList);
  calls.fail(503);
  const page = await renderPage(unreadMessagesSlot, '/index');
  await page.findByRole('button', { name: '重试' });

  calls.mend();
  window.dispatchEvent(new Event('online'));

  expect(await page.findAllByRole('listitem')).not.toEqual([]);
});

it('goes on by itself when the user, who stayed after the session was over, has signed in again in another window', async () => {
  const count = new PageCalls(notifyMessage.getUnreadCount);
  const list = new PageCalls(notifyMessage.getUnreadList);
  const refresh = new PageCalls(auth.refreshToken);
  const calls = [count, list, refresh];
  for (const one of calls) one.answerWith(() => Response.json({ code: 401, data: null, msg: '' }));
  const page = await renderPage(unreadMessagesSlot, '/index');
  await page.user.click(await page.findByRole('button', { name: '取消' }));
  const asked = count.sent.length;

  for (const one of calls) one.mend();
  window.localStorage.setItem('REFRESH_TOKEN', 'of the other window');
  window.dispatchEvent(new Event('storage'));

  expect(await page.findAllByRole('listitem')).not.toEqual([]);
  expect(count.sent).toHaveLength(asked + 1);
});
