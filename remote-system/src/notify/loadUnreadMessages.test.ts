import { notifyMessage } from '@zhilv/contract/system';
import { changes, dialogStore, unreadMessages } from '@zhilv/platform';
import { preparePlatform, shownMessages } from '@zhilv/testing/platform/prepared-platform';
import { refusal, success } from '@zhilv/testing/platform/scripted-back-end';
import { beforeEach, expect, it } from 'vitest';
import { loadUnreadMessages } from './loadUnreadMessages.ts';

const { backEnd, storeSession } = preparePlatform();

const at = ({ path }: { readonly path: string }) => `/admin-api${path}`;
const COUNT = at(notifyMessage.getUnreadCount);
const LIST = at(notifyMessage.getUnreadList);
const MESSAGES = notifyMessage.myPage.path;

const load = (signal?: AbortSignal) =>
  loadUnreadMessages({ request: new Request('http://localhost/index', signal && { signal }) });

beforeEach(() => {
  storeSession();
  // What earlier tests were answered is outdated.
  changes.announce(MESSAGES);
  backEnd().script(COUNT, success(12));
  backEnd().script(LIST, success([]));
});

it('asks for the number and for the four newest', async () => {
  const unread = await load();

  expect(unread).toEqual({ total: 12, newest: [], failure: null, askedAt: unreadMessages.read().askedAt });
  expect(
    backEnd()
      .receivedAt(LIST)
      .map(({ query }) => query),
  ).toEqual(['?size=4']);
});

it('asks for the list alone where the number has just been told', async () => {
  await load();
  backEnd().script(LIST, success([]));

  await load();

  expect(backEnd().receivedAt(COUNT)).toHaveLength(1);
  expect(backEnd().receivedAt(LIST)).toHaveLength(2);
});

it('gives what went wrong to the card, and says nothing elsewhere', async () => {
  backEnd().script(LIST, refusal(500, '系统异常'));

  await expect(load()).resolves.toMatchObject({
    total: 0,
    newest: [],
    failure: { message: '系统异常' },
  });
  expect(shownMessages()).toEqual([]);
});

it('tells a session that is over from a back end that cannot tell', async () => {
  backEnd().script(COUNT, refusal(401, '账号未登录'));
  backEnd().script(LIST, refusal(401, '账号未登录'));
  backEnd().script('/admin-api/system/auth/refresh-token', { status: 503, text: '' });

  await expect(load()).resolves.toMatchObject({ failure: { message: '系统接口503异常' } });
  expect(dialogStore.read()).toEqual([]);
});

it('tells a session that is over from other failures', async () => {
  backEnd().script(COUNT, refusal(401, '账号未登录'));
  backEnd().script(LIST, refusal(401, '账号未登录'));
  backEnd().script('/admin-api/system/auth/refresh-token', refusal(401, '无效的刷新令牌'));
  backEnd().script('/admin-api/system/auth/logout', success(true));

  const loading = load();
  await expect.poll(() => dialogStore.read().length).toBe(1);
  for (const { id } of dialogStore.read()) dialogStore.settle(id, false);

  await expect(loading).resolves.toMatchObject({ failure: { message: '登录状态已过期，请重新登录' } });
});

it('is given up with its page, which is no failure to show', async () => {
  const page = new AbortController();
  backEnd().script(COUNT, 'silence');

  const loading = load(page.signal);
  page.abort();

  await expect(loading).rejects.toHaveProperty('name', 'AbortError');
});
