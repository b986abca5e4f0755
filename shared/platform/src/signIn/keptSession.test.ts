import { Storage as BrowserStorage } from 'happy-dom';
import { dictType } from '@zhilv/contract/system';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '../call/call.ts';
import { memoryStorage } from '../configuration/memoryStorage.ts';
import { dialogStore } from '../messages/dialogStore.ts';
import { messageStore } from '../messages/messageStore.ts';
import { preparePlatform } from '@zhilv/testing/platform/prepared-platform';
import { refusal, success } from '@zhilv/testing/platform/scripted-back-end';
import { signInHindrance } from '../session/signInHindrance.ts';
import { session } from './session.ts';

const { backEnd, storage, stored, configure, storeSession } = preparePlatform();

const api = (path: string) => `/admin-api/system${path}`;
const LOGOUT = api('/auth/logout');
const form = { tenantName: '智旅科技', username: 'admin', password: 'admin123' };
const SESSION = {
  ACCESS_TOKEN: 'a',
  REFRESH_TOKEN: 'r',
  USERNAME: 'admin',
  TENANT_ID: '12',
  TENANT_NAME: '智旅科技',
};

let own: Storage;

/** Lets a storage take no more once it holds so many of the session's keys. @returns what makes room again */
function fill(full: Storage, keys = 0): () => void {
  const setItem = full.setItem.bind(full);
  const filled = vi.spyOn(full, 'setItem').mockImplementation((key, value) => {
    if (full.length >= keys && full.getItem(key) === null) throw new DOMException('full', 'QuotaExceededError');
    setItem(key, value);
  });
  return () => filled.mockRestore();
}

const inWindow = () => Object.fromEntries(Object.keys(SESSION).map((key) => [key, own.getItem(key)]));

beforeEach(() => {
  own = new BrowserStorage();
  vi.stubGlobal('window', Object.assign(new EventTarget(), { sessionStorage: own }));
  backEnd().script(api('/tenant/get-id-by-name'), success(12));
  backEnd().script(api('/auth/login'), success({ userId: 1, accessToken: 'a', refreshToken: 'r', expiresTime: 1 }));
  backEnd().script(api('/dict-data/list-all-simple'), success([]));
  backEnd().script(
    api('/auth/get-permission-info'),
    success({ user: { id: 1, nickname: '小张' }, roles: [], permissions: [], menus: [] }),
  );
  backEnd().script(LOGOUT, success(true));
});
afterEach(() => vi.unstubAllGlobals());

describe('a storage that is full', () => {
  it.each([0, 1, 3, 4])('after %d of the keys makes a session of this window, which says so once', async (keys) => {
    fill(storage(), keys);

    await session.signIn(form);

    expect(stored()).toEqual({});
    expect(inWindow()).toEqual(SESSION);
    expect(session.hasToken()).toBe(true);

    await session.start();
    await session.start();
    expect(messageStore.read()).toMatchObject([{ level: 'notice', durationMs: null }]);
    expect(messageStore.read()[0]?.text).toContain('存储空间已满');

    await session.signOut();
    expect(own.getItem('ACCESS_TOKEN')).toBeNull();
    await expect.poll(() => backEnd().receivedAt(LOGOUT)).toHaveLength(1);
    expect(backEnd().receivedAt(LOGOUT)[0]?.headers).toMatchObject({ authorization: 'Bearer a', 'tenant-id': '12' });
  });

  it('signs nobody in where the window’s own is full too, says why, and leaves no session behind', async () => {
    fill(storage());
    fill(own);

    await expect(session.signIn(form)).rejects.toMatchObject({
      name: 'ApiError',
      message: '浏览器的存储空间已满，无法保存登录状态。请清理本站的浏览数据后重试。',
    });

    expect(session.hasToken()).toBe(false);
    expect([stored(), own.length]).toEqual([{}, 0]);
    expect(backEnd().receivedAt(LOGOUT)[0]?.headers.authorization).toBe('Bearer a');
  });

  it('is no matter for a session that another window has room for again', async () => {
    const makeRoom = fill(storage());
    await session.signIn(form);
    makeRoom();

    await session.signIn(form);

    expect(stored()).toEqual(SESSION);
    expect(own.getItem('ACCESS_TOKEN')).toBeNull();
  });

  it('keeps renewed tokens for this window', async () => {
    storeSession();
    vi.spyOn(storage(), 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const GET = api('/dict-type/get');
    backEnd().script(GET, ({ headers }) => (headers.authorization === 'Bearer b' ? success(null) : refusal(401, '')));
    backEnd().script(
      api('/auth/refresh-token'),
      success({ userId: 1, accessToken: 'b', refreshToken: 'refresh-1', expiresTime: 1 }),
    );

    await expect(call(dictType.get, { id: 1 })).resolves.toBeNull();

    expect(own.getItem('ACCESS_TOKEN')).toBe('b');
    expect(stored()).toMatchObject({ ACCESS_TOKEN: 'access-1', REFRESH_TOKEN: 'refresh-1' });
  });
});

it('says that a browser which closes its storage cannot stay signed in, and asks the server nothing', async () => {
  expect(signInHindrance()).toBeNull();
  configure({ storage: memoryStorage() });

  expect(signInHindrance()).toContain('浏览器禁止本站保存数据');
  await expect(session.signIn(form)).rejects.toMatchObject({ name: 'ApiError', message: signInHindrance() });

  expect(backEnd().received).toEqual([]);
});

describe('what no header can carry', () => {
  it.each<[string, Record<string, string>]>([
    ['an access token', { ACCESS_TOKEN: ' 中' }],
    ['a tenant id', { TENANT_ID: ' 中' }],
    ['a token with a line break', { ACCESS_TOKEN: 'a\nb' }],
  ])('ends a session that storage keeps with it, in words: %s', async (_what, keys) => {
    storeSession(keys);

    await expect(session.start()).rejects.toMatchObject({ kind: 'expired', message: '保存的登录信息已损坏，请重新登录' });

    expect(session.hasToken()).toBe(false);
    expect(dialogStore.read()).toEqual([]);
  });

  it('is no tenant where tenants are off', async () => {
    configure({}, { tenantOn: false });
    storeSession({ TENANT_ID: ' 中' });

    await session.start();

    expect(session.read().phase).toBe('started');
  });

  it('is not stored when the back end gives it as a token', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    backEnd().script(api('/auth/login'), success({ userId: 1, accessToken: ' 中', refreshToken: 'r', expiresTime: 1 }));

    await expect(session.signIn(form)).rejects.toMatchObject({ kind: 'unreadable' });

    expect([stored(), own.length]).toEqual([{}, 0]);
    logged.mockRestore();
  });
});
