import { describe, expect, it, onTestFinished } from 'vitest';
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
});
