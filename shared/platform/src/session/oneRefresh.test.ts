import { dictType } from '@zhilv/contract/system';
import { preparePlatform } from '@zhilv/testing/platform/prepared-platform';
import { type Received, refusal, type Reply, success } from '@zhilv/testing/platform/scripted-back-end';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type * as Index from '../index.ts';

const { backEnd, storage, stored, storeSession } = preparePlatform();

const GET = '/admin-api/system/dict-type/get';
const REFRESH = '/admin-api/system/auth/refresh-token';
const LEASE = 'zhilv.refresh.lease';
const WINDOWS = 3;
const CALLS = 30;

const denied = () => Promise.reject(new DOMException('denied', 'SecurityError'));
const bearer = ({ headers }: Received) => headers.authorization;

/** Windows have the modules to themselves, and share storage. */
async function openWindow(sessionTimeoutMs = 10_000): Promise<typeof Index> {
  vi.resetModules();
  const platform = await import('../index.ts');
  platform.configurePlatform(
    { apiBase: `${backEnd().url}/admin-api`, tenantOn: true },
    { storage: storage(), storageEvents: null, goTo: () => {}, retryDelayMs: 0, sessionTimeoutMs },
  );
  return platform;
}

const openWindows = async () => {
  const windows: (typeof Index)[] = [];
  for (let count = 0; count < WINDOWS; count += 1) windows.push(await openWindow());
  return windows;
};

const storm = (windows: readonly (typeof Index)[]) =>
  Promise.allSettled(windows.flatMap(({ call }) => Array.from({ length: CALLS / WINDOWS }, () => call(dictType.get, { id: 1 }))));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe.each<[string, object | null]>([
  ['with the browser’s locks', null],
  ['without locks', {}],
  ['where locks are refused', { locks: { request: denied } }],
])('30 calls in three windows with a token that has expired, %s,', (_how, browser) => {
  const begin = async (refresh: Reply) => {
    if (browser !== null) vi.stubGlobal('navigator', browser);
    const windows = await openWindows();
    storeSession();
    backEnd().script(GET, (received) => (bearer(received) === 'Bearer access-2' ? success(null) : refusal(401, '账号未登录')));
    backEnd().script(REFRESH, refresh);
    return windows;
  };

  it('cost one refresh, and each is sent once more', async () => {
    const windows = await begin(success({ userId: 1, accessToken: 'access-2', refreshToken: 'refresh-2', expiresTime: 1 }));

    const outcomes = await storm(windows);

    expect(outcomes.map(({ status }) => status)).toEqual(Array(CALLS).fill('fulfilled'));
    expect(backEnd().receivedAt(REFRESH)).toHaveLength(1);
    expect(backEnd().receivedAt(GET)).toHaveLength(2 * CALLS);
    expect(stored()).toMatchObject({ ACCESS_TOKEN: 'access-2', REFRESH_TOKEN: 'refresh-2' });
    expect(stored()).not.toHaveProperty([LEASE]);
  });

  it('cost one request and one question in each window when it is refused', async () => {
    const windows = await begin(refusal(401, '刷新令牌已过期'));

    const outcomes = await storm(windows);

    expect(outcomes.map(({ status }) => status)).toEqual(Array(CALLS).fill('rejected'));
    expect(backEnd().receivedAt(REFRESH)).toHaveLength(1);
    expect(backEnd().receivedAt(GET)).toHaveLength(CALLS);
    for (const { dialogStore, messageStore } of windows) {
      expect([dialogStore.read().length, messageStore.read().length]).toEqual([1, 0]);
    }
  });
});

describe('a window that has the turn without browser locks', () => {
  const meet = async (lease: string, sessionTimeoutMs?: number) => {
    vi.stubGlobal('navigator', {});
    const { call } = await openWindow(sessionTimeoutMs);
    storeSession();
    storage().setItem(LEASE, lease);
    backEnd().script(GET, (received) => (bearer(received) === 'Bearer access-2' ? success(null) : refusal(401, '账号未登录')));
    backEnd().script(REFRESH, success({ userId: 1, accessToken: 'access-2', refreshToken: 'refresh-1', expiresTime: 1 }));
    return call(dictType.get, { id: 1 });
  };
  const leaseUntil = (untilMs: number) => JSON.stringify({ holder: 'other', untilMs });

  it.each([
    ['was closed meanwhile', leaseUntil(Date.now() - 1)],
    ['had a clock far ahead', leaseUntil(Date.now() + 172_800_000)],
    ['wrote something else', '{"holder":'],
    ['wrote nothing of use', '7'],
  ])('and %s holds nobody up', async (_what, lease) => {
    await expect(meet(lease)).resolves.toBeNull();
  });

  it('and goes on too long decides nothing: the call fails in time, and the session stays', async () => {
    const now = Date.now();
    // The lease does not run out before the call does.
    vi.spyOn(Date, 'now').mockReturnValue(now);

    await expect(meet(leaseUntil(now + 400), 400)).rejects.toMatchObject({ kind: 'timeout' });

    expect(stored()).toMatchObject({ ACCESS_TOKEN: 'access-1', REFRESH_TOKEN: 'refresh-1' });
  });
});

it('another window that refreshes too long by a lock of the browser decides nothing either', async () => {
  const { call } = await openWindow(300);
  storeSession();
  backEnd().script(GET, refusal(401, '账号未登录'));
  let end = (): void => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const refreshing = navigator.locks.request('zhilv.refresh', () => ended);

  await expect(call(dictType.get, { id: 1 })).rejects.toMatchObject({ kind: 'timeout' });

  expect(backEnd().receivedAt(REFRESH)).toEqual([]);
  end();
  await refreshing;
});
