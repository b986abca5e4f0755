import { smsCode } from '@zhilv/contract/system';
import { preparePlatform } from '@zhilv/testing/platform/prepared-platform';
import { success } from '@zhilv/testing/platform/scripted-back-end';
import { beforeEach, expect, it } from 'vitest';
import { storedAccount } from '../session/storedAccount.ts';
import { session } from './session.ts';
import { signInBy } from './signInBy.ts';
import { signInSocially } from './socialSignIn.ts';

const { backEnd, storage, stored, configure } = preparePlatform();

const api = (path: string) => `/admin-api/system${path}`;
const mobile = '15612345678';
const tenant = { id: '7', name: '智旅科技' };
const sent = { type: 20, code: 'c', state: 's' };

/** @param names what a back end says of the account's name, which one of 2023 keeps to itself */
const playUser = (names: object) =>
  backEnd().script(
    api('/auth/get-permission-info'),
    success({ user: { id: 3, nickname: '小张', ...names }, roles: [], permissions: [], menus: [] }),
  );

const otherWindow = new EventTarget();
const hear = () => otherWindow.dispatchEvent(new Event('storage'));

beforeEach(() => {
  configure({ storageEvents: otherWindow });
  const tokens = success({ userId: 3, accessToken: 'a', refreshToken: 'r', expiresTime: 1 });
  backEnd().script(api('/tenant/get-id-by-name'), success(7));
  backEnd().script(api('/auth/sms-login'), tokens);
  backEnd().script(api('/auth/social-login'), tokens);
  backEnd().script(api('/dict-data/list-all-simple'), success([]));
});

it('is not stored for somebody who has signed in by a provider, whose answer does not tell it', async () => {
  await signInSocially(sent, tenant);

  expect(storedAccount()).toEqual({ username: null, tenantName: '智旅科技' });
});

it.each([
  ['a provider', () => signInSocially(sent, tenant)],
  ['phone', () => signInBy(smsCode.signIn, { mobile, code: '9999' }, { tenantName: tenant.name, username: mobile })],
])('is stored once the user is known who signed in by %s, and the session goes on', async (_how, signIn) => {
  playUser({ userName: 'zhang3' });
  await signIn();

  await session.start();

  await expect.poll(() => storedAccount().username).toBe('zhang3');
  hear();
  expect(session.read()).toMatchObject({ phase: 'started', user: { userName: 'zhang3' } });
});

it('stays unknown where the back end does not tell it', async () => {
  playUser({});
  await signInSocially(sent, tenant);

  await session.start();

  expect(storedAccount().username).toBeNull();
  expect(session.read()).toMatchObject({ phase: 'started', user: { userName: '', nickname: '小张' } });
});

it('leaves nothing behind when the session ends', async () => {
  await signInSocially(sent, tenant);
  backEnd().script(api('/auth/logout'), success(true));
  playUser({ userName: 'zhang3' });
  await session.start();

  await session.signOut();

  expect(stored()).toEqual({});
});

it('of another account takes the place of one that signed in by a provider, and ends that session elsewhere', async () => {
  playUser({ username: 'zhang3' });
  await signInSocially(sent, tenant);
  await session.start();
  await expect.poll(() => storedAccount().username).toBe('zhang3');
  backEnd().script(api('/auth/login'), success({ userId: 4, accessToken: 'b', refreshToken: 's', expiresTime: 1 }));

  await session.signIn({ tenantName: tenant.name, username: 'admin', password: 'admin123' });
  hear();

  expect(stored()).toEqual({
    ACCESS_TOKEN: 'b',
    REFRESH_TOKEN: 's',
    USERNAME: 'admin',
    TENANT_ID: '7',
    TENANT_NAME: '智旅科技',
  });
  expect(session.read().phase).toBe('ended');
});

it('that finds no room in storage keeps nobody out', async () => {
  playUser({ userName: 'zhang3' });
  await signInSocially(sent, tenant);
  storage().setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };

  await session.start();

  expect(session.read()).toMatchObject({ phase: 'started', user: { userName: 'zhang3' } });
});
