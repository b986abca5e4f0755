import { dictType } from '@zhilv/contract/system';
import { preparePlatform } from '@zhilv/testing/platform/prepared-platform';
import { refusal, type Reply, success } from '@zhilv/testing/platform/scripted-back-end';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from '../call/call.ts';
import { dialogStore } from '../messages/dialogStore.ts';
import { messageStore } from '../messages/messageStore.ts';

const { backEnd, stored, passMs, storeSession } = preparePlatform();

const GET = '/admin-api/system/dict-type/get';
const REFRESH = '/admin-api/system/auth/refresh-token';
const MINUTE_MS = 60_000;
const SERVER_TIME = Date.UTC(2026, 10, 25, 8, 0, 0);
const DATE = new Date(SERVER_TIME).toUTCString();

const get = () => call(dictType.get, { id: 1 });
const refreshes = () => backEnd().receivedAt(REFRESH).length;
const token = () => stored()['ACCESS_TOKEN'];

let given = 1;
const renewed = (headers: Record<string, string>): Reply => ({
  headers,
  json: {
    code: 0,
    data: {
      userId: 1,
      accessToken: `access-${(given += 1)}`,
      refreshToken: 'refresh-1',
      expiresTime: SERVER_TIME + 30 * MINUTE_MS,
    },
    msg: '',
  },
});

/** Lets the window get a token of its own, for thirty minutes. */
const getFirst = async (headers: Record<string, string> = { date: DATE }) => {
  given = 1;
  storeSession();
  backEnd().script(REFRESH, () => renewed(headers));
  backEnd().script(GET, refusal(401, '账号未登录'));
  await get().catch(() => {});
  backEnd().script(GET, success(null));
  for (const { id } of messageStore.read()) messageStore.close(id);
  expect([refreshes(), token()]).toEqual([1, 'access-2']);
};

beforeEach(() => vi.spyOn(Date, 'now').mockReturnValue(SERVER_TIME - 172_800_000));
afterEach(() => vi.restoreAllMocks());

it('a token is exchanged beside the first call after four fifths of its life, by no clock of the machine', async () => {
  await getFirst();
  passMs(24 * MINUTE_MS - 1);
  await get();
  expect(refreshes()).toBe(1);

  passMs(1);
  await Promise.all([get(), get(), get()]);

  await expect.poll(token).toBe('access-3');
  expect(refreshes()).toBe(2);
  expect(backEnd().receivedAt(GET).length).toBe(6);
});

it('nothing is exchanged without a call', async () => {
  await getFirst();

  passMs(29 * MINUTE_MS);

  expect(refreshes()).toBe(1);
});

it('a refresh ahead that is refused is not told, while the token holds', async () => {
  await getFirst();
  backEnd().script(REFRESH, refusal(400, '无效的刷新令牌'));
  passMs(25 * MINUTE_MS);

  await get();
  await expect.poll(refreshes).toBe(2);
  await get();

  expect([refreshes(), dialogStore.read(), messageStore.read()]).toEqual([2, [], []]);
});

it.each<[string, Record<string, string>]>([
  ['nothing', { date: '' }],
  ['a time after the token’s end', { date: new Date(SERVER_TIME + 60 * MINUTE_MS).toUTCString() }],
])('of a server that tells %s as its time a token is used to its end', async (_what, headers) => {
  await getFirst(headers);
  passMs(29 * MINUTE_MS);

  await get();

  expect(refreshes()).toBe(1);
});
