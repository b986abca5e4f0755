import { setImmediate } from 'node:timers/promises';
import { dictType } from '@zhilv/contract/system';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { preparePlatform } from '@zhilv/testing/platform/prepared-platform';
import { type Received, refusal, type Reply, success } from '@zhilv/testing/platform/scripted-back-end';
import { call } from '../call/call.ts';
import { dialogStore } from '../messages/dialogStore.ts';
import { session } from '../signIn/session.ts';
import { setReturnAddress, setSignedOutAddress } from './offerSignIn.ts';

const { backEnd, storage, stored, goneTo, configure, storeSession } = preparePlatform();

const api = (path: string) => `/admin-api/system${path}`;
const GET = api('/dict-type/get');
const REFRESH = api('/auth/refresh-token');
const LOGIN = api('/auth/login');
const LOGOUT = api('/auth/logout');
const B = { ACCESS_TOKEN: 'b-1', REFRESH_TOKEN: 'b', USERNAME: 'guest', TENANT_ID: '1', TENANT_NAME: '智旅科技' };

const get = () => call(dictType.get, { id: 1 });
const tokens = (accessToken: string, refreshToken = 'refresh-1') =>
  success({ userId: 1, accessToken, refreshToken, expiresTime: 1 });
const onlyFor =
  (token: string) =>
  ({ headers }: Received): Reply =>
    headers.authorization === `Bearer ${token}` ? success(null) : refusal(401, '账号未登录');
const calm = async () => {
  for (let turn = 0; turn < 30; turn += 1) await setImmediate();
};

/** Lets another window be in the middle of a change; the function it gives ends that change. */
async function changeElsewhere(): Promise<() => Promise<void>> {
  let end = (): void => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  let lasting: Promise<void> = Promise.resolve();
  await new Promise<void>((begun) => {
    lasting = navigator.locks.request('zhilv.session', () => {
      begun();
      return ended;
    });
  });
  return async () => {
    end();
    await lasting;
  };
}

const script = () => {
  backEnd().script(GET, onlyFor('access-2'));
  backEnd().script(REFRESH, tokens('access-2'));
  backEnd().script(LOGIN, tokens('b-1', 'b'));
  backEnd().script(LOGOUT, success(true));
};

afterEach(() => {
  vi.unstubAllGlobals();
  setSignedOutAddress('/');
});

describe('while another window signs somebody else in', () => {
  it('a renewed token waits, and is not stored once the other session is', async () => {
    storeSession();
    script();
    const before = stored();
    const end = await changeElsewhere();

    const calling = get();
    await expect.poll(() => backEnd().receivedAt(REFRESH)).toHaveLength(1);
    await calm();
    expect(stored()).toEqual(before);
    storeSession(B);
    await end();

    await expect(calling).rejects.toMatchObject({ kind: 'expired', shown: true });
    expect(stored()).toEqual(B);
    expect(backEnd().receivedAt(GET)).toHaveLength(1);
  });

  it('signing out waits, and leaves that session alone', async () => {
    storeSession();
    script();
    const end = await changeElsewhere();

    const leaving = session.signOut();
    await calm();
    storeSession(B);
    await end();
    await leaving;

    expect(stored()).toEqual(B);
    await expect.poll(() => backEnd().receivedAt(LOGOUT)[0]?.headers.authorization).toBe('Bearer access-1');
  });

  it('a second sign-in waits, and is stored whole', async () => {
    configure({}, { tenantOn: false });
    script();
    const end = await changeElsewhere();

    const signingIn = session.signIn({ username: 'guest', password: 'admin123' });
    await expect.poll(() => backEnd().receivedAt(LOGIN)).toHaveLength(1);
    await calm();
    expect(stored()).toEqual({});
    storeSession();
    await end();
    await signingIn;

    expect(stored()).toEqual({ ACCESS_TOKEN: 'b-1', REFRESH_TOKEN: 'b', USERNAME: 'guest' });
  });

  it.each<[string, object]>([
    ['has no locks', {}],
    ['refuses locks', { locks: { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) } }],
  ])('goes on without waiting where the browser %s', async (_what, browser) => {
    storeSession();
    script();
    vi.stubGlobal('navigator', browser);

    await expect(get()).resolves.toBeNull();

    expect(storage().getItem('ACCESS_TOKEN')).toBe('access-2');
  });

  it('goes on when the other window does not end in time', async () => {
    configure({ sessionTimeoutMs: 300 });
    storeSession();
    script();
    const end = await changeElsewhere();

    await expect(get()).resolves.toBeNull();

    await end();
  });
});

describe('signing in again from the expiry dialog', () => {
  const expire = async () => {
    setReturnAddress((signedIn) => (signedIn ? '/system/dict?pageNo=2' : '/login?redirect=%2Fsystem%2Fdict%3FpageNo%3D2'));
    storeSession();
    backEnd().script(GET, refusal(401, '账号未登录'));
    backEnd().script(REFRESH, refusal(401, '刷新令牌已过期'));
    backEnd().script(LOGOUT, success(true));
    await expect(get()).rejects.toMatchObject({ kind: 'expired' });
  };
  const answer = () => dialogStore.settle(dialogStore.read()[0]?.id ?? 0, true);
  const decide = () => {
    let choose = (_may: boolean): void => {};
    const decided = new Promise<boolean>((resolve) => (choose = resolve));
    setReturnAddress(
      () => '/login',
      () => decided,
    );
    return choose;
  };

  it('keeps the place where one was', async () => {
    await expire();

    answer();

    await expect.poll(goneTo).toEqual(['/login?redirect=%2Fsystem%2Fdict%3FpageNo%3D2']);
    expect(stored()).toEqual({});
    await expect.poll(() => backEnd().receivedAt(LOGOUT)).toHaveLength(1);
  });

  it.each<[string, Readonly<Record<string, string>>]>([
    ['the same user', { ACCESS_TOKEN: 'new', REFRESH_TOKEN: 'new' }],
    ['somebody else', B],
  ])('goes on in the session that %s has begun in another window meanwhile', async (_who, keys) => {
    await expire();
    storeSession(keys);

    answer();

    await expect.poll(goneTo).toEqual(['/system/dict?pageNo=2']);
    expect(stored()).toMatchObject(keys);
    expect(backEnd().receivedAt(LOGOUT)).toHaveLength(0);
  });

  it('waits for the shell to agree, and leaves page and session as they are where it does not', async () => {
    await expire();
    const choose = decide();
    const before = stored();

    answer();
    await calm();
    expect(stored()).toEqual(before);
    choose(false);
    await calm();

    expect([stored(), goneTo()]).toEqual([before, []]);
    expect(backEnd().receivedAt(LOGOUT)).toHaveLength(0);
    storeSession({ ACCESS_TOKEN: 'new', REFRESH_TOKEN: 'new' });
    backEnd().script(GET, onlyFor('new'));
    await expect(get()).resolves.toBeNull();
  });

  it('leaves a session alone that begins in another window before the shell agrees', async () => {
    await expire();
    const choose = decide();
    answer();
    await calm();

    storeSession({ ACCESS_TOKEN: 'new', REFRESH_TOKEN: 'new' });
    choose(true);

    await expect.poll(goneTo).toEqual(['/login']);
    expect(stored()).toMatchObject({ ACCESS_TOKEN: 'new', REFRESH_TOKEN: 'new' });
  });
});

it('a session that was refused is not that which the same user has begun in another window meanwhile', async () => {
  storeSession();
  const user = { id: 1, nickname: '小张' };
  backEnd().script(api('/dict-data/list-all-simple'), success([]));
  backEnd().script(api('/auth/get-permission-info'), ({ headers }) => {
    if (headers.authorization === 'Bearer new') return success({ user, roles: [], permissions: [], menus: [] });
    storeSession({ ACCESS_TOKEN: 'new', REFRESH_TOKEN: 'new' });
    return refusal(403, '');
  });

  await session.start();

  expect(stored()).toMatchObject({ ACCESS_TOKEN: 'new', REFRESH_TOKEN: 'new' });
  expect(backEnd().receivedAt(LOGOUT)).toHaveLength(0);
});
