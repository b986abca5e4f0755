import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { preparePlatform } from '@zhilv/testing/platform/prepared-platform';
import { success } from '@zhilv/testing/platform/scripted-back-end';
import { session } from './session.ts';

const { backEnd, storage, configure, storeSession } = preparePlatform();

const api = (path: string) => `/admin-api/system${path}`;
const info = success({ user: { id: 1, nickname: '小张' }, roles: ['common'], permissions: ['system:dict:query'], menus: [] });

describe('another browser tab', () => {
  const otherTab = new EventTarget();
  const startHere = async () => {
    configure({ storageEvents: otherTab });
    storeSession();
    backEnd().script(api('/dict-data/list-all-simple'), success([]));
    backEnd().script(api('/auth/get-permission-info'), info);
    await session.start();
  };

  it.each<[string, () => void, string]>([
    ['that signs out ends the session here', () => storage().removeItem('ACCESS_TOKEN'), 'ended'],
    ['that signs in as someone else ends the session here', () => storeSession({ USERNAME: 'guest' }), 'ended'],
    ['that signs in to another tenant ends the session here', () => storeSession({ TENANT_ID: '2' }), 'ended'],
    ['that refreshes the token changes nothing here', () => storeSession({ ACCESS_TOKEN: 'access-2' }), 'started'],
  ])('%s', async (_what, happens, phase) => {
    await startHere();

    happens();
    otherTab.dispatchEvent(new Event('storage'));

    expect(session.read().phase).toBe(phase);
  });

  it('in which the same user signs in again tells so here, for calls that nobody made for want of a session', async () => {
    await startHere();
    const before = session.read();
    let told = 0;
    onTestFinished(session.subscribe(() => (told += 1)));

    storeSession({ ACCESS_TOKEN: 'access-2', REFRESH_TOKEN: 'refresh-2' });
    otherTab.dispatchEvent(new Event('storage'));
    otherTab.dispatchEvent(new Event('storage'));

    expect(told).toBe(1);
    expect(session.read()).toEqual(before);
    expect(session.read()).not.toBe(before);
  });

  it.each<[string, Record<string, string>, string]>([
    ['the same user signs in again', { ACCESS_TOKEN: 'access-2', REFRESH_TOKEN: 'refresh-2' }, 'started'],
    ['somebody else signs in', { ACCESS_TOKEN: 'access-2', REFRESH_TOKEN: 'refresh-2', USERNAME: 'guest' }, 'ended'],
  ])(
    'that has ended the session here decides how it goes on in a document that was not left, when %s',
    async (_who, keys, phase) => {
      await startHere();
      const { user, permissions } = session.read();
      storage().removeItem('ACCESS_TOKEN');
      otherTab.dispatchEvent(new Event('storage'));
      expect(session.read()).toMatchObject({ phase: 'ended', user: null });

      storeSession(keys);
      otherTab.dispatchEvent(new Event('storage'));

      expect(session.read().phase).toBe(phase);
      if (phase === 'started') expect(session.read()).toMatchObject({ user, permissions });
    },
  );

  it.each<[string, (channel: BroadcastChannel) => void]>([
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is one origin's, and takes no other argument
    ['says so', (channel) => channel.postMessage('changed')],
    ['did it while this one slept', () => otherTab.dispatchEvent(new Event('pageshow'))],
    ['did it unheard', () => otherTab.dispatchEvent(new Event('focus'))],
  ])('that has signed out is noticed without a word of storage when it %s', async (_how, tell) => {
    await startHere();
    storage().removeItem('ACCESS_TOKEN');

    tell(channel);

    await expect.poll(() => session.read().phase).toBe('ended');
  });

  it('hears of signing out and of signing in here', async () => {
    await startHere();
    let heard = 0;
    channel.addEventListener('message', () => (heard += 1));
    backEnd().script(api('/auth/logout'), success(true));
    backEnd().script(api('/tenant/get-id-by-name'), success(1));
    const tokens = { userId: 1, accessToken: 'access-2', refreshToken: 'refresh-2', expiresTime: 1 };
    backEnd().script(api('/auth/login'), success(tokens));

    await session.signOut();
    await expect.poll(() => heard).toBe(1);
    await session.signIn({ tenantName: '智旅科技', username: 'admin', password: 'admin123' });
    await expect.poll(() => heard).toBe(2);
  });

  const channel = new BroadcastChannel('zhilv.session');
  afterAll(() => channel.close());
});
