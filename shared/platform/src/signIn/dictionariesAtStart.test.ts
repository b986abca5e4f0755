import { setImmediate } from 'node:timers/promises';
import { preparePlatform } from '@zhilv/testing/platform/prepared-platform';
import { refusal, type Reply, type Script, success } from '@zhilv/testing/platform/scripted-back-end';
import { afterEach, describe, expect, it } from 'vitest';
import { dictionariesAwaited, dictionary, dictLabel } from '../dictionary/dictionary.ts';
import { messageStore } from '../messages/messageStore.ts';
import { session } from './session.ts';

const { backEnd, storage, storeSession } = preparePlatform();

const DICTIONARIES = '/admin-api/system/dict-data/list-all-simple';
const entries = success([{ dictType: 'common_status', value: '0', label: '开启', colorType: 'primary', cssClass: '' }]);
const info = success({ user: { id: 1, nickname: '小张' }, roles: [], permissions: [], menus: [] });

const start = (dictionaries: Script = entries) => {
  storeSession();
  backEnd().script(DICTIONARIES, dictionaries);
  backEnd().script('/admin-api/system/auth/get-permission-info', info);
  return session.start();
};

describe('starting a session with dictionaries', () => {
  const stopped: (() => void)[] = [];
  afterEach(() => {
    for (const stop of stopped.splice(0)) stop();
  });
  /** Does what a page does that shows an entry. */
  const showEntry = () => stopped.push(dictionary.subscribe(() => {}));
  const asked = () => backEnd().receivedAt(DICTIONARIES).length;
  const many = success(
    Array.from({ length: 2001 }, (_, at) => ({ dictType: 'place', value: String(at), label: `第${at}处`, cssClass: null })),
  );

  it('asks for them when a page first shows one, and the next session at once if they are few', async () => {
    await start();
    expect(asked()).toBe(0);
    expect(dictionariesAwaited()).toBe(true);

    showEntry();
    await expect.poll(() => dictLabel('common_status', 0)).toBe('开启');
    expect(dictionariesAwaited()).toBe(false);

    backEnd().forget();
    await start();
    await expect.poll(asked).toBe(1);
  });

  it('leaves many to the first page of the next session too', async () => {
    await start(many);
    showEntry();
    await expect.poll(() => dictLabel('place', 2000)).toBe('第2000处');

    backEnd().forget();
    await start(many);
    await setImmediate();

    expect(asked()).toBe(0);
  });

  it('opens a page that they do not hold up', async () => {
    storage().setItem('zhilv.dictionaries', 'few');
    let answer = (): void => {};
    const answered = new Promise<Reply>((resolve) => (answer = () => resolve(entries)));

    await start(() => answered);

    expect(session.read().phase).toBe('started');
    expect(dictionariesAwaited()).toBe(true);
    answer();
    await expect.poll(dictionariesAwaited).toBe(false);
  });

  it('goes on without them, and says so', async () => {
    await start(refusal(500, '系统异常'));
    showEntry();

    await expect.poll(() => messageStore.read().map(({ text }) => text)).toEqual(['系统异常']);
    expect(session.read().phase).toBe('started');
    expect(dictionariesAwaited()).toBe(false);
  });
});
