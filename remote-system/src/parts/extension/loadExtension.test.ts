import { profileSession } from '@zhilv/contract/system';
import { call } from '@zhilv/platform';
import { preparePlatform, shownMessages } from '@zhilv/testing/platform/prepared-platform';
import { refusal, success } from '@zhilv/testing/platform/scripted-back-end';
import { beforeEach, expect, it } from 'vitest';
import { loadExtension } from './loadExtension.ts';

const { backEnd, storeSession } = preparePlatform();
const LIST = `/admin-api${profileSession.list.path}`;
const load = () => loadExtension(call(profileSession.list, {}, { quiet: true }));

beforeEach(() => storeSession());

it('gives the records', async () => {
  const session = { id: 1, browser: 'Chrome 120', address: '192.0.2.1', createTime: 0, usedTime: 0, current: true };
  backEnd().script(LIST, success([session]));

  await expect(load()).resolves.toEqual({ kind: 'given', value: [session] });
});

it.each([
  ['HTTP 404', { status: 404, json: { status: 404, error: 'Not Found' } }],
  ['code 404', refusal(404, '请求未找到')],
  ['code 501', refusal(501, '[未开放]')],
])('takes %s for a back end without such a call, and tells nobody', async (_, answer) => {
  backEnd().script(LIST, answer);

  await expect(load()).resolves.toEqual({ kind: 'absent' });
  expect(shownMessages()).toEqual([]);
});

it('tells why it failed otherwise', async () => {
  backEnd().script(LIST, refusal(500, '系统异常'));

  await expect(load()).resolves.toMatchObject({ kind: 'failed', failure: { message: '系统异常' } });
});
