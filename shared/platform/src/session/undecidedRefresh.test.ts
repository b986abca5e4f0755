import { dictType } from '@zhilv/contract/system';
import { failureOf, preparePlatform } from '@zhilv/testing/platform/prepared-platform';
import { type Received, refusal, type Reply, success } from '@zhilv/testing/platform/scripted-back-end';
import { expect, it, vi } from 'vitest';
import { call } from '../call/call.ts';
import { dialogStore } from '../messages/dialogStore.ts';
import { messageStore } from '../messages/messageStore.ts';

const { backEnd, stored, configure, storeSession } = preparePlatform();

const GET = '/admin-api/system/dict-type/get';
const REFRESH = '/admin-api/system/auth/refresh-token';
const LOGOUT = '/admin-api/system/auth/logout';
const NOT_SIGNED_IN = refusal(401, '账号未登录');

const get = () => call(dictType.get, { id: 1 });
const outcome = async () => (await failureOf(get())).kind;

const expire = (refresh: Reply) => {
  storeSession();
  backEnd().script(GET, NOT_SIGNED_IN);
  backEnd().script(REFRESH, refresh);
};

it.each<[string, Reply, string, string]>([
  ['meets an error', refusal(500, '系统异常'), 'business', '系统异常'],
  ['meets an unreachable server', 'reset', 'network', '后端接口连接异常'],
  ['is cut off', 'cut', 'network', '后端接口连接异常'],
  ['meets a silent server', 'silence', 'timeout', '系统接口请求超时'],
  ['meets HTTP 503', { status: 503, text: '' }, 'http', '系统接口503异常'],
  ['meets HTTP 429', { status: 429, text: '' }, 'http', '请求过于频繁，请稍后重试'],
  ['gets a page', { text: '<!doctype html>' }, 'unreadable', '服务器返回的内容无法识别，请稍后重试'],
])('a refresh that %s fails the calls as it failed itself, and the next call refreshes', async (_what, refresh, kind, words) => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  configure({ sessionTimeoutMs: 500 });
  expire(refresh);
  const before = stored();

  const outcomes = await Promise.all(Array.from({ length: 5 }, () => outcome()));

  expect(outcomes).toEqual(Array(5).fill(kind));
  expect(backEnd().receivedAt(REFRESH)).toHaveLength(1);
  expect(dialogStore.read()).toEqual([]);
  expect(messageStore.read().map(({ text }) => text)).toEqual([words]);
  expect([stored(), backEnd().receivedAt(LOGOUT)]).toEqual([before, []]);

  backEnd().script(GET, ({ headers }: Received) => (headers.authorization === 'Bearer access-2' ? success(null) : NOT_SIGNED_IN));
  backEnd().script(REFRESH, success({ userId: 1, accessToken: 'access-2', refreshToken: 'refresh-1', expiresTime: 1 }));
  await expect(get()).resolves.toBeNull();
  logged.mockRestore();
});

it('leaves the question about the session to the refresh that is refused', async () => {
  expire('reset');
  await outcome();
  backEnd().script(REFRESH, refusal(400, '无效的刷新令牌'));

  await expect(outcome()).resolves.toBe('expired');

  expect(dialogStore.read()).toHaveLength(1);
});

it('a refresh token that was refused is not sent again, until there is another', async () => {
  expire(refusal(400, '无效的刷新令牌'));
  await outcome();

  await expect(outcome()).resolves.toBe('expired');
  expect(backEnd().receivedAt(REFRESH)).toHaveLength(1);

  storeSession({ REFRESH_TOKEN: 'refresh-2' });
  backEnd().script(GET, ({ headers }: Received) => (headers.authorization === 'Bearer access-2' ? success(null) : NOT_SIGNED_IN));
  backEnd().script(REFRESH, success({ userId: 1, accessToken: 'access-2', refreshToken: 'refresh-2', expiresTime: 1 }));
  await expect(get()).resolves.toBeNull();
});
