import { setImmediate } from 'node:timers/promises';
import { dictType } from '@zhilv/contract/system';
import { preparePlatform } from '@zhilv/testing/platform/prepared-platform';
import { refusal, success } from '@zhilv/testing/platform/scripted-back-end';
import { expect, it } from 'vitest';
import { call } from '../call/call.ts';
import { dialogStore } from '../messages/dialogStore.ts';
import { setReturnAddress, signInAgain } from './offerSignIn.ts';

const { backEnd, storage, goneTo, storeSession } = preparePlatform();

/** Lets the session end, and its user choose to stay. */
async function stay(): Promise<void> {
  storeSession();
  backEnd().script('/admin-api/system/dict-type/get', refusal(401, '账号未登录'));
  backEnd().script('/admin-api/system/auth/refresh-token', refusal(400, '无效的刷新令牌'));
  backEnd().script('/admin-api/system/auth/logout', success(true));
  await expect(call(dictType.get, { id: 1 })).rejects.toMatchObject({ kind: 'expired' });
  dialogStore.settle(dialogStore.read()[0]?.id ?? 0, false);
  await setImmediate();
}

const addressOf = (signedIn: boolean) => (signedIn ? '/here' : '/login');

it('ends the session for a user who stayed, and leaves to sign in', async () => {
  setReturnAddress(addressOf);
  await stay();

  await signInAgain();

  expect(goneTo()).toEqual(['/login']);
  expect(storage().length).toBe(0);
});

it('goes on with the session that another window has begun meanwhile', async () => {
  setReturnAddress(addressOf);
  await stay();
  storeSession({ ACCESS_TOKEN: 'access-9' });

  await signInAgain();

  expect(goneTo()).toEqual(['/here']);
  expect(storage().getItem('ACCESS_TOKEN')).toBe('access-9');
});

it('stays with a user who does not want to lose unsaved work', async () => {
  setReturnAddress(addressOf, () => Promise.resolve(false));
  await stay();

  await signInAgain();

  expect(goneTo()).toEqual([]);
  expect(storage().getItem('ACCESS_TOKEN')).toBe('access-1');
});
