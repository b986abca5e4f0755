import { dictType } from '@zhilv/contract/system';
import { preparePlatform } from '@zhilv/testing/platform/prepared-platform';
import { refusal, success } from '@zhilv/testing/platform/scripted-back-end';
import { randomSeed, rounds } from '@zhilv/testing/soak';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { Storage as BrowserStorage } from 'happy-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from '../call/call.ts';
import { ApiError } from '../http/ApiError.ts';
import { session } from './session.ts';

const ROUNDS = rounds({ sample: 60, soak: 2_000 });
const KEYS = ['ACCESS_TOKEN', 'REFRESH_TOKEN', 'USERNAME', 'TENANT_ID', 'TENANT_NAME', 'zhilv.session.owner'];
const VALUES = ['', 'null', ' 中', 'a\nb', '\u0000', '😀', '-1', '{"a":1}', '__proto__', 'x'.repeat(20_000), 'access-1', '1'];
const form = { tenantName: '智旅科技', username: 'admin', password: 'admin123' };
const SESSION = {
  ACCESS_TOKEN: 'access-2',
  REFRESH_TOKEN: 'refresh-2',
  USERNAME: 'admin',
  TENANT_ID: '12',
  TENANT_NAME: '智旅科技',
};

const { backEnd, storage, stored, storeSession } = preparePlatform();
const api = (path: string) => `/admin-api/system${path}`;

let own: Storage;
beforeEach(() => {
  own = new BrowserStorage();
  vi.stubGlobal('window', Object.assign(new EventTarget(), { sessionStorage: own }));
  vi.spyOn(console, 'error').mockReturnValue();
  backEnd().script(api('/tenant/get-id-by-name'), success(12));
  backEnd().script(
    api('/auth/login'),
    success({ userId: 1, accessToken: SESSION.ACCESS_TOKEN, refreshToken: SESSION.REFRESH_TOKEN, expiresTime: 1 }),
  );
  const renewed = success({ userId: 1, accessToken: 'access-3', refreshToken: 'refresh-1', expiresTime: 1 });
  backEnd().script(api('/auth/refresh-token'), ({ query }) =>
    query.includes('refresh-1') ? renewed : refusal(401, '无效的刷新令牌'),
  );
  backEnd().script(api('/auth/logout'), success(true));
  backEnd().script(api('/dict-data/list-all-simple'), success([]));
  const user = success({ user: { id: 1, nickname: '小张' }, roles: [], permissions: [], menus: [] });
  const known = new Set(['access-1', SESSION.ACCESS_TOKEN, 'access-3'].map((token) => `Bearer ${token}`));
  backEnd().script(api('/auth/get-permission-info'), ({ headers }) =>
    known.has(headers.authorization ?? '') ? user : refusal(401, '账号未登录'),
  );
  backEnd().script(api('/dict-type/get'), ({ headers }) =>
    known.has(headers.authorization ?? '') ? success(null) : refusal(401, ''),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Lets a storage take a part of what is written, and no more. */
function fill(full: Storage, random: SeededRandom): () => void {
  const setItem = full.setItem.bind(full);
  const filled = vi.spyOn(full, 'setItem').mockImplementation((key, value) => {
    if (random.chance(0.4)) throw new DOMException('full', 'QuotaExceededError');
    setItem(key, value);
  });
  return () => filled.mockRestore();
}

/** Whatever goes wrong is told in words of ours. */
async function inWords(doing: Promise<unknown>): Promise<boolean> {
  try {
    await doing;
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(ApiError);
    expect((error as ApiError).message).toMatch(/\p{Script=Han}/u);
    return false;
  }
}

it(`whatever storage holds and takes, ${ROUNDS} times at random, a session begins whole or what is wrong is said (seed ${randomSeed})`, async () => {
  const random = new SeededRandom(randomSeed);
  for (let round = 0; round < ROUNDS; round += 1) {
    storage().clear();
    own.clear();
    if (random.chance(0.7)) storeSession();
    const spoilt = KEYS.filter(() => random.chance(0.3)).map((key): [string, string] => [key, random.pick(VALUES)]);
    for (const [key, value] of spoilt) random.pick([storage(), own]).setItem(key, value);
    const makeRoom = random.pick([[], [storage()], [storage(), own]]).map((full) => fill(full, random));

    await inWords(session.start());
    await inWords(call(dictType.get, { id: 1 }));
    const signedIn = await inWords(session.signIn(form));
    const told = JSON.stringify(spoilt);
    expect(session.hasToken(), told).toBe(signedIn);
    const holders = [
      stored(),
      Object.fromEntries(KEYS.flatMap((key) => (own.getItem(key) === null ? [] : [[key, own.getItem(key)]]))),
    ];
    if (signedIn) expect(holders, told).toContainEqual(SESSION);
    for (const empty of makeRoom) empty();
    if (signedIn) expect(await inWords(session.start()), told).toBe(true);
    expect(await inWords(session.signIn(form)), told).toBe(true);
    expect(stored(), told).toEqual(SESSION);
    await session.signOut();
    expect(session.hasToken(), told).toBe(false);
  }
}, 600_000);
