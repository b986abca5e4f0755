import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { dialogStore } from '../messages/dialogStore.ts';
import { messageStore } from '../messages/messageStore.ts';
import { preparePlatform } from '@zhilv/testing/platform/prepared-platform';
import { refusal, type Reply, success } from '@zhilv/testing/platform/scripted-back-end';
import { session } from './session.ts';

const { backEnd, storage, stored, configure, storeSession } = preparePlatform();

const api = (path: string) => `/admin-api/system${path}`;
const LOGIN = api('/auth/login');
const LOGOUT = api('/auth/logout');
const TENANT = api('/tenant/get-id-by-name');
const INFO = api('/auth/get-permission-info');
const DICTIONARIES = api('/dict-data/list-all-simple');

const form = { tenantName: '智旅科技', username: 'admin', password: 'admin123' };
const user = { id: 1, nickname: '小张', avatar: '' };
const info = (more: object = {}) => success({ user, roles: ['common'], permissions: ['system:dict:query'], menus: [], ...more });
const entries = success([{ dictType: 'common_status', value: '0', label: '开启', colorType: 'primary', cssClass: '' }]);

const start = (reply: Reply = info()) => {
  storeSession();
  backEnd().script(DICTIONARIES, entries);
  backEnd().script(INFO, reply);
  backEnd().script(LOGOUT, success(true));
  return session.start();
};

describe('signing in', () => {
  it('resolves the tenant, then stores the session under the agreed keys', async () => {
    backEnd().script(TENANT, success(12));
    backEnd().script(LOGIN, success({ userId: 1, accessToken: 'a', refreshToken: 'r', expiresTime: 1 }));

    await session.signIn(form);

    expect(backEnd().receivedAt(TENANT)[0]?.query).toBe('?name=%E6%99%BA%E6%97%85%E7%A7%91%E6%8A%80');
    expect(backEnd().receivedAt(LOGIN)[0]?.headers['tenant-id']).toBe('12');
    expect(JSON.parse(backEnd().receivedAt(LOGIN)[0]?.body ?? '')).toEqual({ username: 'admin', password: 'admin123' });
    expect(stored()).toEqual({
      ACCESS_TOKEN: 'a',
      REFRESH_TOKEN: 'r',
      USERNAME: 'admin',
      TENANT_ID: '12',
      TENANT_NAME: '智旅科技',
    });
    expect(session.hasToken()).toBe(true);
  });

  it('names a tenant that does not exist, and asks no further', async () => {
    backEnd().script(TENANT, success(null));

    await expect(session.signIn(form)).rejects.toMatchObject({ name: 'ApiError', message: '租户不存在', kind: 'business' });

    expect(backEnd().receivedAt(LOGIN)).toHaveLength(0);
    expect(storage().length).toBe(0);
  });

  it('asks for no tenant where tenants are off', async () => {
    configure({}, { tenantOn: false });
    backEnd().script(LOGIN, success({ userId: 1, accessToken: 'a', refreshToken: 'r', expiresTime: 1 }));

    await session.signIn({ username: 'admin', password: 'admin123' });

    expect(backEnd().received).toHaveLength(1);
    expect(stored()).toEqual({ ACCESS_TOKEN: 'a', REFRESH_TOKEN: 'r', USERNAME: 'admin' });
  });

  it.each([
    [1002000000, '登录失败，账号密码不正确'],
    [429, '登录失败次数过多，请在 10 分钟后重试'],
  ])('leaves a refusal of code %d to the form and stores nothing', async (code, message) => {
    backEnd().script(TENANT, success(1));
    backEnd().script(LOGIN, refusal(code, message));

    await expect(session.signIn(form)).rejects.toMatchObject({ code, message, shown: false });

    expect(messageStore.read()).toEqual([]);
    expect(session.hasToken()).toBe(false);
  });

  it('does not send the token of an earlier session', async () => {
    storeSession();
    backEnd().script(TENANT, success(1));
    backEnd().script(LOGIN, success({ userId: 1, accessToken: 'a', refreshToken: 'r', expiresTime: 1 }));

    await session.signIn(form);

    for (const { headers } of backEnd().received) expect(headers).not.toHaveProperty('authorization');
  });
});

describe('starting', () => {
  it('loads the user', async () => {
    const started = await start();

    expect(started.menus).toEqual([]);
    expect(session.read()).toMatchObject({
      phase: 'started',
      user: { id: 1, userName: 'admin', nickname: '小张' },
      roles: ['common'],
      permissions: ['system:dict:query'],
    });
  });

  it('gives users without a picture the drawn one', async () => {
    await start();
    expect(session.read().user?.avatar).toMatch(/^data:image\/svg\+xml,/);

    await start(info({ user: { ...user, avatar: '/a.png' } }));
    expect(session.read().user?.avatar).toBe('/a.png');
  });

  it.each([{ userName: '张三' }, { username: '张三' }])('takes the account’s name from %o', async (named) => {
    await start(info({ user: { ...user, ...named } }));

    expect(session.read().user?.userName).toBe('张三');
  });

  it('takes a user without roles, permissions and menus for an ordinary one', async () => {
    await start(info({ roles: [], permissions: [] }));

    expect(session.read()).toMatchObject({ phase: 'started', roles: ['ROLE_DEFAULT'], permissions: [] });
  });

  it.each<[string, Reply]>([
    ['is unknown there', refusal(1002003003, '用户不存在')],
    ['may not sign in', refusal(403, '')],
    ['is refused with an HTTP status', { status: 403, json: { code: 403, data: null, msg: '没有该操作权限' } }],
  ])('closes the session of a user who %s, and leaves the message to the shell', async (_why, reply) => {
    await expect(start(reply)).rejects.toMatchObject({ kind: 'business', shown: false });

    expect(storage().length).toBe(0);
    await expect.poll(() => backEnd().receivedAt(LOGOUT)).toHaveLength(1);
    expect(session.read()).toMatchObject({ phase: 'idle', user: null });
    expect(messageStore.read()).toEqual([]);
  });

  it('closes an expired session without the question that lets one stay', async () => {
    backEnd().script(api('/auth/refresh-token'), refusal(401, '刷新令牌已过期'));

    await expect(start(refusal(401, '账号未登录'))).rejects.toMatchObject({
      kind: 'expired',
      message: '登录状态已过期，请重新登录',
    });

    expect(dialogStore.read()).toEqual([]);
    expect(session.hasToken()).toBe(false);
    await expect.poll(() => backEnd().receivedAt(LOGOUT)).toHaveLength(1);
  });

  it.each<[string, Reply]>([
    ['answered', info()],
    ['refused', refusal(401, '账号未登录')],
  ])(
    'begins with who has signed in in another window, whose session it leaves alone, when it is %s too late',
    async (_what, reply) => {
      const guest = { ACCESS_TOKEN: 'access-2', REFRESH_TOKEN: 'refresh-2', USERNAME: 'guest' };
      storeSession();
      backEnd().script(DICTIONARIES, entries);
      backEnd().script(INFO, ({ headers }) => {
        if (headers.authorization === 'Bearer access-2') return info({ user: { ...user, nickname: '访客' } });
        storeSession(guest);
        return reply;
      });

      await session.start();

      expect(session.read()).toMatchObject({ phase: 'started', user: { nickname: '访客' } });
      expect(stored()).toMatchObject(guest);
      expect(backEnd().receivedAt(LOGOUT)).toHaveLength(0);
    },
  );
});

describe('signing out', () => {
  it.each<[string, Reply]>([
    ['the server agrees', success(true)],
    ['the server refuses', refusal(901, '演示模式，禁止写操作')],
    ['nobody answers', 'reset'],
    ['the server stays silent', 'silence'],
  ])('ends the session here when %s', async (_what, reply) => {
    configure({ sessionTimeoutMs: 500 });
    storeSession();
    storage().setItem('REMEMBER_ME', '{}');
    backEnd().script(LOGOUT, reply);

    await session.signOut();

    expect(stored()).toEqual({ REMEMBER_ME: '{}' });
    await expect.poll(() => backEnd().receivedAt(LOGOUT)).toHaveLength(1);
    expect(backEnd().receivedAt(LOGOUT)[0]?.headers).toMatchObject({ authorization: 'Bearer access-1', 'tenant-id': '1' });
    expect(messageStore.read()).toEqual([]);
  });

  it('holds nobody up while the server stays silent', async () => {
    storeSession();
    backEnd().script(LOGOUT, 'silence');
    const ended = vi.fn();

    void session.signOut().then(ended);

    await expect.poll(() => backEnd().receivedAt(LOGOUT)).toHaveLength(1);
    expect(ended).toHaveBeenCalled();
  });

  it('waits for the server where the browser would drop the call with the document', async () => {
    const keepalive = Object.getOwnPropertyDescriptor(Request.prototype, 'keepalive') ?? {};
    Reflect.deleteProperty(Request.prototype, 'keepalive');
    onTestFinished(() => void Object.defineProperty(Request.prototype, 'keepalive', keepalive));
    storeSession();
    backEnd().script(LOGOUT, success(true));

    await session.signOut();

    expect(backEnd().receivedAt(LOGOUT)).toHaveLength(1);
  });

  it('forgets the access token first, so that no other window that hears of it finds the token still there', async () => {
    storeSession();
    backEnd().script(LOGOUT, success(true));
    const forgotten = vi.spyOn(storage(), 'removeItem');

    await session.signOut();

    expect(forgotten.mock.calls[0]).toEqual(['ACCESS_TOKEN']);
    await expect.poll(() => backEnd().receivedAt(LOGOUT)).toHaveLength(1);
  });
});
