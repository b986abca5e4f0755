import { dictType } from '@zhilv/contract/system';
import { preparePlatform } from '@zhilv/testing/platform/prepared-platform';
import { refusal, type Reply, success } from '@zhilv/testing/platform/scripted-back-end';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { call } from '../call/call.ts';
import { dialogStore } from '../messages/dialogStore.ts';
import { hasPermission } from '../permission/permissions.ts';
import { messageStore } from '../messages/messageStore.ts';
import { rights, session } from './session.ts';

const { backEnd, storage, stored, passMs, storeSession } = preparePlatform();

const api = (path: string) => `/admin-api/system${path}`;
const INFO = api('/auth/get-permission-info');
const GET = api('/dict-type/get');

const QUERY = 'system:dict:query';
const user = { id: 1, nickname: '小张' };
const info = (permissions: readonly string[]) => success({ user, roles: ['common'], permissions, menus: [] });
const telling = (revision: string, reply: Reply): Reply =>
  typeof reply === 'string' || 'write' in reply ? reply : { ...reply, headers: { 'rights-revision': revision } };
const calling = () => call(dictType.get, { id: 1 }, { quiet: true });

const startWith = async (reply: Reply): Promise<void> => {
  storeSession();
  backEnd().script(api('/dict-data/list-all-simple'), success([]));
  backEnd().script(INFO, reply);
  await session.start();
};

beforeEach(() => startWith(telling('a', info([QUERY]))));

it('has nothing to ask for while answers tell of the same rights, however long that goes on', async () => {
  backEnd().script(GET, telling('a', success(null)));

  for (const _minute of [1, 2, 3]) {
    passMs(60_000);
    await calling();
    expect(rights.standing()).toBe('current');
  }
});

it.each<[string, Reply]>([
  ['an answer', success(null)],
  ['a refusal', refusal(403, '没有该操作权限')],
])('knows of other rights by %s, and takes them over', async (_what, reply) => {
  let told = 0;
  onTestFinished(session.subscribe(() => (told += 1)));
  backEnd().script(GET, telling('b', reply));
  await calling().catch(() => {});
  expect(rights.standing()).toBe('changed');
  expect(hasPermission(QUERY)).toBe(true);

  backEnd().script(INFO, telling('b', info(['system:dict:create'])));
  const [taken, again] = await Promise.all([rights.refresh(), rights.refresh()]);

  expect(taken).toMatchObject({ permissions: ['system:dict:create'], menus: [] });
  expect(again).toBe(taken);
  expect(backEnd().receivedAt(INFO)).toHaveLength(2);
  expect(told).toBe(1);
  expect(session.read()).toMatchObject({ phase: 'started', user: { nickname: '小张' }, permissions: ['system:dict:create'] });
  expect(rights.standing()).toBe('current');
});

it('tells nobody of rights that have stayed, and goes by the newer word from then on', async () => {
  const before = session.read();
  backEnd().script(GET, telling('b', success(null)));
  await calling();

  backEnd().script(INFO, telling('b', info([QUERY])));
  expect(await rights.refresh()).toBeNull();

  expect(session.read()).toBe(before);
  expect(rights.standing()).toBe('current');
});

it('goes by the word of other answers where the one about the user has none', async () => {
  backEnd().script(INFO, info([]));

  expect(await rights.refresh()).toMatchObject({ permissions: [] });

  expect(rights.standing()).toBe('current');
});

it('knows by another window, which shares its storage, and leaves no word of it behind', async () => {
  storage().setItem('zhilv.rights', 'b');
  expect(rights.standing()).toBe('changed');

  backEnd().script(api('/auth/logout'), success(true));
  await session.signOut();

  expect(stored()).toEqual({});
  expect(rights.standing()).toBe('current');
});

it('knows of other rights also where storage takes no more', async () => {
  const full = vi.spyOn(storage(), 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => full.mockRestore());
  backEnd().script(GET, telling('b', success(null)));

  await calling();

  expect(rights.standing()).toBe('changed');
  backEnd().script(INFO, telling('b', info([])));
  await rights.refresh();
  expect(rights.standing()).toBe('current');
});

it('is uncertain of rights that a back end says nothing of, half a minute after it has asked', async () => {
  storage().removeItem('zhilv.rights');
  await startWith(info([QUERY]));
  backEnd().script(GET, success(null));
  passMs(30_000);
  expect(rights.standing()).toBe('current');

  passMs(1);
  await calling();
  expect(rights.standing()).toBe('uncertain');

  backEnd().script(INFO, info([]));
  expect(await rights.refresh()).toMatchObject({ permissions: [] });
  expect(rights.standing()).toBe('current');
});

it('keeps the rights it has when nobody answers, without a word, and would ask again', async () => {
  storage().setItem('zhilv.rights', 'b');
  backEnd().script(INFO, 'reset');

  await expect(rights.refresh()).rejects.toMatchObject({ kind: 'network' });

  expect(hasPermission(QUERY)).toBe(true);
  expect(messageStore.read()).toEqual([]);
  expect(rights.standing()).toBe('changed');
});

it('offers to sign in where the account has been switched off', async () => {
  backEnd().script(INFO, refusal(401, '账号未登录'));
  backEnd().script(api('/auth/refresh-token'), refusal(401, '刷新令牌已过期'));

  await expect(rights.refresh()).rejects.toMatchObject({ kind: 'expired' });

  expect(dialogStore.read()).toHaveLength(1);
});

it('takes no rights of somebody who has signed in meanwhile', async () => {
  backEnd().script(INFO, () => {
    storeSession({ USERNAME: 'guest', ACCESS_TOKEN: 'access-2' });
    return telling('b', info(['system:dict:create']));
  });

  expect(await rights.refresh()).toBeNull();

  expect(hasPermission(QUERY)).toBe(true);
});
