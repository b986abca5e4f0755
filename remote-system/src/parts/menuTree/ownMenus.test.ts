import { permission } from '@zhilv/contract/system';
import { preparePlatform } from '@zhilv/testing/platform/prepared-platform';
import { refusal, success } from '@zhilv/testing/platform/scripted-back-end';
import { beforeEach, expect, it } from 'vitest';
import { ownMenus } from './ownMenus.ts';

const { backEnd, storeSession } = preparePlatform();
const path = `/admin-api${permission.listOwnMenus.path}`;

beforeEach(storeSession);

it('gives the rows that the user has, whatever their ids are like', async () => {
  backEnd().script(path, success([2, '9007199254740993']));

  expect(await ownMenus()).toEqual(new Set(['2', '9007199254740993']));
});

it.each([404, 501])('gives nothing where the back end has no such call, which says so by %i', async (code) => {
  backEnd().script(path, refusal(code, '请求地址不存在'));

  expect(await ownMenus()).toBeNull();
});

it('fails where the answer fails', async () => {
  backEnd().script(path, refusal(500, '系统异常'));

  await expect(ownMenus()).rejects.toThrow('系统异常');
});
