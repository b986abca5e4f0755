import { dictType } from '@zhilv/contract/system';
import { hasRecordedAnswers, recordedAnswer } from '@zhilv/testing/contract/recorded-answers';
import { failureOf, preparePlatform } from '@zhilv/testing/platform/prepared-platform';
import type { Received, Reply } from '@zhilv/testing/platform/scripted-back-end';
import { beforeEach, describe, expect, it } from 'vitest';
import { call } from '../call/call.ts';
import { dictionary, dictLabel } from '../dictionary/dictionary.ts';
import { dialogStore } from '../messages/dialogStore.ts';
import { messageStore } from '../messages/messageStore.ts';
import { hasPermission, hasRole } from '../permission/permissions.ts';
import { defaultAvatar } from './defaultAvatar.ts';
import { session } from './session.ts';

const { backEnd, stored } = preparePlatform();

const LOGIN = '/admin-api/system/auth/login';
const INFO = '/admin-api/system/auth/get-permission-info';
const GET = '/admin-api/system/dict-type/get';
const REFRESH = '/admin-api/system/auth/refresh-token';
const LOGOUT = '/admin-api/system/auth/logout';
const TENANT = '/admin-api/system/tenant/get-id-by-name';
const ENTRIES = '/admin-api/system/dict-data/list-all-simple';
const FORM = { tenantName: '芋道源码', username: 'admin', password: 'admin123' };

const caseOf = (name: string) => recordedAnswer(`system/${name}`);

/** Replies as recorded; the recordings name tokens no more. */
function replyOf(name: string, tokens: object = {}): Reply {
  const { status, body } = caseOf(name);
  const { data } = body;
  const isPair = typeof data === 'object' && data !== null && 'accessToken' in data;
  return { status, json: isPair ? { ...body, data: { ...data, ...tokens } } : body };
}

const bearer = ({ headers }: Received) => headers.authorization;

const play = () => {
  backEnd().script(TENANT, replyOf('054-tenant-id-by-name'));
  backEnd().script(LOGIN, replyOf('001-login', { accessToken: 'a-1', refreshToken: 'r' }));
  backEnd().script(INFO, replyOf('013-permission-info-admin'));
  backEnd().script(ENTRIES, replyOf('224-dict-data-list-all-simple'));
  // This server keeps the refresh token and ends the access token before.
  backEnd().script(REFRESH, replyOf('018-refresh-token', { accessToken: 'a-2', refreshToken: 'r' }));
  backEnd().script(LOGOUT, replyOf('026-logout'));
};
const signIn = (tenantName = FORM.tenantName) => session.signIn({ ...FORM, tenantName });

describe.skipIf(!hasRecordedAnswers)('with the answers that a real back end gave', () => {
  beforeEach(play);

  it('sign-in stores its tokens, and what it refuses is said in its words', async () => {
    backEnd().script(LOGIN, replyOf('003-login-wrong-password'));
    await expect(signIn()).rejects.toMatchObject({ kind: 'business', code: 1_002_000_000, message: '登录失败，账号密码不正确' });
    backEnd().script(LOGIN, replyOf('109-login-disabled-user'));
    await expect(signIn()).rejects.toMatchObject({ message: caseOf('109-login-disabled-user').body['msg'] });
    backEnd().script(TENANT, replyOf('055-tenant-id-by-unknown-name'));
    await expect(signIn('没有这个租户')).rejects.toMatchObject({ message: '租户不存在' });
    expect([stored(), dialogStore.read()]).toEqual([{}, []]);

    play();
    await signIn();

    expect(stored()).toEqual({
      ACCESS_TOKEN: 'a-1',
      REFRESH_TOKEN: 'r',
      USERNAME: 'admin',
      TENANT_ID: '1',
      TENANT_NAME: '芋道源码',
    });
    const [sent] = backEnd().receivedAt(LOGIN).slice(-1);
    expect(JSON.parse(sent?.body ?? '')).toEqual({ username: 'admin', password: 'admin123' });
    expect(sent?.headers).toMatchObject({ 'tenant-id': '1', 'content-type': 'application/json;charset=utf-8' });
  });

  it('a session starts with its user, its roles, its menus and its dictionaries', async () => {
    await signIn();

    const { menus } = await session.start();

    expect(session.read()).toMatchObject({ phase: 'started', user: { userName: 'admin', nickname: '芋道源码' } });
    expect(menus.length).toBeGreaterThan(0);
    // The super user of this server has neither the role admin nor *:*:*.
    expect([hasRole('anything'), hasPermission('any:thing:at-all')]).toEqual([true, true]);
    await dictionary.load();
    expect(dictLabel('common_status', 0)).toBe('开启');
    expect(messageStore.read()).toEqual([]);
  });

  it('a user without roles, picture and menus has the role ROLE_DEFAULT and the drawn picture', async () => {
    await signIn();
    backEnd().script(INFO, replyOf('016-permission-info-user-without-roles'));

    await session.start();

    expect(session.read()).toMatchObject({ roles: ['ROLE_DEFAULT'], permissions: [], user: { avatar: defaultAvatar } });
  });

  it('an access token that is refused costs one refresh by the query, and the refresh token stays', async () => {
    await signIn();
    backEnd().script(GET, (received) =>
      bearer(received) === 'Bearer a-2'
        ? { json: { code: 0, data: null, msg: '' } }
        : replyOf('019-old-access-token-after-refresh'),
    );

    await Promise.all(Array.from({ length: 5 }, () => call(dictType.get, { id: 1 })));

    expect(stored()).toMatchObject({ ACCESS_TOKEN: 'a-2', REFRESH_TOKEN: 'r' });
    const refreshes = backEnd().receivedAt(REFRESH);
    expect(refreshes).toMatchObject([{ query: '?refreshToken=r', body: '', headers: { 'tenant-id': '1' } }]);
    expect(refreshes[0]?.headers).not.toHaveProperty('authorization');
  });

  it.each(['021-refresh-token-unknown', '030-refresh-after-logout'])(
    'a refresh that is refused as in %s is one question',
    async (name) => {
      await signIn();
      backEnd().script(GET, replyOf('019-old-access-token-after-refresh'));
      backEnd().script(REFRESH, replyOf(name));

      const failures = await Promise.all(Array.from({ length: 5 }, () => failureOf(call(dictType.get, { id: 1 }))));

      expect(new Set(failures.map(({ kind }) => kind))).toEqual(new Set(['expired']));
      expect(backEnd().receivedAt(REFRESH)).toHaveLength(1);
      expect(dialogStore.read().map(({ content }) => content)).toEqual(['登录状态已过期，您可以继续留在该页面，或者重新登录']);
      expect(messageStore.read()).toEqual([]);
    },
  );

  it.each(['026-logout', '027-logout-again-with-dead-token'])(
    'signing out forgets the session, answered as in %s',
    async (name) => {
      await signIn();
      backEnd().script(LOGOUT, replyOf(name));

      await session.signOut();

      expect(stored()).toEqual({});
      await expect.poll(() => backEnd().receivedAt(LOGOUT).map(bearer)).toEqual(['Bearer a-1']);
    },
  );
});
