import { notifyMessage } from '@zhilv/contract/system';
import { changes, dialogStore } from '@zhilv/platform';
import { preparePlatform, shownMessages } from '@zhilv/testing/platform/prepared-platform';
import { refusal, success } from '@zhilv/testing/platform/scripted-back-end';
import { beforeEach, expect, it } from 'vitest';
import { loadUnreadMessages, MESSAGES } from './loadUnreadMessages.ts';

const { backEnd, storeSession } = preparePlatform();

const at = ({ path }: { readonly path: string }) => `/admin-api${path}`;
const COUNT = at(notifyMessage.getUnreadCount);
const LIST = at(notifyMessage.getUnreadList);

const load = (signal?: AbortSignal) =>
  loadUnreadMessages({ request: new Request('http://localhost/index', signal && { signal }) });

beforeEach(() => {
  storeSession();
  backEnd().script(COUNT, success(12));
  backEnd().script(LIST, success([]));
});

it('asks for the number and for the four newest', async () => {
  const before = Date.now();
  changes.announce(MESSAGES);

  const unread = await load();

  expect(unread).toMatchObject({ total: 12, newest: [], failure: null, revision: changes.revision(MESSAGES) });
  expect(unread.askedAt).toBeGreaterThanOrEqual(before);
  expect(
    backEnd()
      .receivedAt(LIST)
      .map(({ query }) => query),
  ).toEqual(['?size=4']);
});

it('knows of a change that came while it asked, by the revision from before', async () => {
  const before = changes.revision(MESSAGES);
  backEnd().script(COUNT, () => {
    changes.announce(MESSAGES);
    return success(12);
  });

  await expect(load()).resolves.toMatchObject({ revision: before });
  expect(changes.revision(MESSAGES)).toBe(before + 1);
});

it('gives what went wrong to the card, and says nothing elsewhere', async () => {
  backEnd().script(LIST, refusal(500, '系统异常'));

  await expect(load()).resolves.toMatchObject({
    total: 0,
    newest: [],
    failure: { kind: 'business', message: '系统异常' },
  });
  expect(shownMessages()).toEqual([]);
});

it.each([
  ['600', 600_000],
  ['99999999', 2 ** 31 - 1],
])('tells when the back end wants to be asked again, in %s seconds, as far as a timer goes', async (named, retryAfterMs) => {
  backEnd().script(COUNT, { status: 429, headers: { 'retry-after': named }, text: '' });

  await expect(load()).resolves.toMatchObject({ failure: { kind: 'http', retryAfterMs } });
});

it('tells a session that is over from a back end that cannot tell', async () => {
  backEnd().script(COUNT, refusal(401, '账号未登录'));
  backEnd().script(LIST, refusal(401, '账号未登录'));
  backEnd().script('/admin-api/system/auth/refresh-token', { status: 503, text: '' });

  await expect(load()).resolves.toMatchObject({ failure: { kind: 'http', message: '系统接口503异常' } });
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

  await expect(loading).resolves.toMatchObject({ failure: { kind: 'expired' } });
});

it('is given up with its page, which is no failure to show', async () => {
  const page = new AbortController();
  backEnd().script(COUNT, 'silence');

  const loading = load(page.signal);
  page.abort();

  await expect(loading).rejects.toHaveProperty('name', 'AbortError');
});
