import { EventEmitter, once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { dictType } from '@zhilv/contract/system';
import { describe, expect, it } from 'vitest';
import { dialogStore } from '../messages/dialogStore.ts';
import { messageStore } from '../messages/messageStore.ts';
import { preparePlatform } from '@zhilv/testing/platform/prepared-platform';
import { type Received, refusal, type Reply, success } from '@zhilv/testing/platform/scripted-back-end';
import { call } from '../call/call.ts';
import { setSignedOutAddress } from './offerSignIn.ts';

const { backEnd, storage, stored, goneTo, passMs, storeSession } = preparePlatform();

const GET = '/admin-api/system/dict-type/get';
const REFRESH = '/admin-api/system/auth/refresh-token';
const LOGOUT = '/admin-api/system/auth/logout';
const NOT_SIGNED_IN = refusal(401, '账号未登录');

const get = (quiet = false) => call(dictType.get, { id: 1 }, { quiet });
const outcome = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: unknown) => (error as { kind: string }).kind, // ApiError; anything else would fail the comparison.
  );
const tokens = (accessToken: string, refreshToken = 'refresh-1') =>
  success({ userId: 1, accessToken, refreshToken, expiresTime: 1 });
const onlyFor =
  (token: string, refused: Reply = NOT_SIGNED_IN) =>
  ({ headers }: Received) =>
    headers.authorization === `Bearer ${token}` ? success(null) : refused;
const question = () => dialogStore.read()[0];

const expire = (refresh: Reply = refusal(400, '无效的刷新令牌')) => {
  storeSession();
  backEnd().script(GET, NOT_SIGNED_IN);
  backEnd().script(REFRESH, refresh);
  backEnd().script(LOGOUT, success(true));
};

describe('a refused token', () => {
  it.each<[string, Reply]>([
    ['as code in HTTP 200', NOT_SIGNED_IN],
    ['as HTTP status', { status: 401, text: '<html>' }],
  ])('%s costs one refresh and one retry', async (_how, refused) => {
    storeSession();
    backEnd().script(GET, onlyFor('access-2', refused));
    backEnd().script(REFRESH, tokens('access-2'));

    await expect(get()).resolves.toBeNull();

    const [refresh] = backEnd().receivedAt(REFRESH);
    expect(refresh).toMatchObject({ method: 'POST', query: '?refreshToken=refresh-1', body: '' });
    expect(refresh?.headers['tenant-id']).toBe('1');
    expect(refresh?.headers).not.toHaveProperty('authorization');
    expect(backEnd().receivedAt(GET)).toHaveLength(2);
    expect(storage().getItem('ACCESS_TOKEN')).toBe('access-2');
    expect(messageStore.read()).toEqual([]);
  });

  it('costs one refresh and one retry each for fifty calls at once', async () => {
    storeSession();
    backEnd().script(GET, onlyFor('access-2'));
    backEnd().script(REFRESH, tokens('access-2'));

    await Promise.all(Array.from({ length: 50 }, () => get()));

    expect(backEnd().receivedAt(REFRESH)).toHaveLength(1);
    expect(backEnd().receivedAt(GET)).toHaveLength(100);
  });

  it('costs no refresh when it arrives after another call’s refresh', async () => {
    storeSession();
    const late = new EventEmitter();
    let answered = 0;
    backEnd().script(REFRESH, tokens('access-2'));
    backEnd().script(GET, async (received) => {
      answered += 1;
      if (answered === 1) await once(late, 'answer');
      return onlyFor('access-2')(received);
    });

    const slow = get();
    await expect.poll(() => backEnd().receivedAt(GET).length).toBe(1);
    await get();
    late.emit('answer');
    await slow;

    expect(backEnd().receivedAt(REFRESH)).toHaveLength(1);
  });

  it('is final when the retry is refused as well', async () => {
    storeSession();
    backEnd().script(GET, NOT_SIGNED_IN);
    backEnd().script(REFRESH, tokens('access-2'));

    await expect(outcome(get())).resolves.toBe('business');

    expect(backEnd().receivedAt(GET)).toHaveLength(2);
    expect(backEnd().receivedAt(REFRESH)).toHaveLength(1);
    expect(messageStore.read().map(({ text }) => text)).toEqual(['账号未登录']);
  });
});

describe('the end of a session', () => {
  it.each<[string, Reply]>([
    ['is unknown', refusal(400, '无效的刷新令牌')],
    ['is expired', refusal(401, '刷新令牌已过期')],
    ['is forbidden', refusal(403, '')],
    ['is refused by the product', refusal(1_002_006_000, '账号已停用')],
  ])('is one question for all when the refresh token %s', async (_what, refresh) => {
    expire(refresh);

    const outcomes = await Promise.all(Array.from({ length: 5 }, () => outcome(get())));

    expect(outcomes).toEqual(Array(5).fill('expired'));
    expect(backEnd().receivedAt(REFRESH)).toHaveLength(1);
    expect(backEnd().receivedAt(GET)).toHaveLength(5);
    expect(messageStore.read()).toEqual([]);
    expect(dialogStore.read()).toEqual([
      {
        id: expect.any(Number),
        title: '系统提示',
        content: '登录状态已过期，您可以继续留在该页面，或者重新登录',
        okText: '重新登录',
        cancelText: '取消',
        danger: false,
      },
    ]);
  });

  it('is asked about without a refresh when there is no refresh token', async () => {
    expire();
    storage().removeItem('REFRESH_TOKEN');

    await outcome(get());

    expect(question()?.okText).toBe('重新登录');
    expect(backEnd().receivedAt(REFRESH)).toHaveLength(0);
  });

  it('is asked about for quiet calls as well', async () => {
    expire();

    await outcome(get(true));

    expect(dialogStore.read()).toHaveLength(1);
  });

  it.each(['/', '/welcome'])('signs out and goes to %s when the user chooses to sign in again', async (address) => {
    if (address !== '/') setSignedOutAddress(address); // The shell of the first case has set none.
    expire();
    await outcome(get());

    dialogStore.settle(question()?.id ?? 0, true);

    await expect.poll(goneTo).toEqual([address]);
    expect(storage().length).toBe(0);
    await expect.poll(() => backEnd().receivedAt(LOGOUT)[0]?.headers.authorization).toBe('Bearer access-1');
  });

  it('is asked about again only 30 seconds after the user chose to stay; until then it is a message', async () => {
    expire();
    await outcome(get());
    dialogStore.settle(question()?.id ?? 0, false);
    await setImmediate();

    passMs(29_999);
    await outcome(get());
    expect(dialogStore.read()).toEqual([]);
    expect(messageStore.read()).toMatchObject([{ level: 'error', text: '登录状态已过期，请重新登录' }]);
    expect(storage().getItem('ACCESS_TOKEN')).toBe('access-1');
    expect(goneTo()).toEqual([]);

    passMs(1);
    await outcome(get());
    expect(dialogStore.read()).toHaveLength(1);
  });
});

describe('a refresh that comes too late', () => {
  it.each<[string, Reply, () => void]>([
    [
      'neither stores tokens nor asks once someone else has signed in',
      tokens('access-2'),
      () => storeSession({ ACCESS_TOKEN: 'other', REFRESH_TOKEN: 'other', USERNAME: 'guest' }),
    ],
    ['does not bring back a session that was signed out', tokens('access-2'), () => storage().clear()],
    ['does not ask about a session that was signed out', refusal(400, '无效的刷新令牌'), () => storage().clear()],
  ])('%s', async (_what, reply, meanwhile) => {
    storeSession();
    backEnd().script(GET, NOT_SIGNED_IN);
    let after = {};
    backEnd().script(REFRESH, () => {
      meanwhile();
      after = stored();
      return reply;
    });

    await expect(outcome(get())).resolves.toBe('expired');

    expect(stored()).toEqual(after);
    expect(storage().getItem('ACCESS_TOKEN')).not.toBe('access-2');
    expect(dialogStore.read()).toEqual([]);
    expect(messageStore.read()).toEqual([]);
    expect(backEnd().receivedAt(GET)).toHaveLength(1);
  });

  it('leaves the tokens alone that the same user has got in another window, and the call goes on with them', async () => {
    storeSession();
    backEnd().script(GET, onlyFor('other'));
    backEnd().script(REFRESH, () => {
      storeSession({ ACCESS_TOKEN: 'other', REFRESH_TOKEN: 'other' });
      return tokens('access-2');
    });

    await expect(get()).resolves.toBeNull();

    expect(stored()).toMatchObject({ ACCESS_TOKEN: 'other', REFRESH_TOKEN: 'other' });
  });
});

it('stores the refresh token of a back end that exchanges it, and uses that one next', async () => {
  storeSession();
  backEnd().script(GET, onlyFor('access-2'));
  backEnd().script(REFRESH, tokens('access-2', 'refresh-2'));
  await get();
  backEnd().script(GET, onlyFor('access-3'));
  backEnd().script(REFRESH, tokens('access-3', 'refresh-3'));

  await get();

  expect(
    backEnd()
      .receivedAt(REFRESH)
      .map(({ query }) => query),
  ).toEqual(['?refreshToken=refresh-1', '?refreshToken=refresh-2']);
  expect(stored()).toMatchObject({ ACCESS_TOKEN: 'access-3', REFRESH_TOKEN: 'refresh-3' });
});
