import { profileSession } from '@zhilv/contract/system';
import { preparePlatform, shownMessages } from '@zhilv/testing/platform/prepared-platform';
import { refusal, success } from '@zhilv/testing/platform/scripted-back-end';
import { beforeEach, expect, it } from 'vitest';
import { loadSessions } from './loadSessions.ts';

const { backEnd, storeSession } = preparePlatform();
const LIST = `/admin-api${profileSession.list.path}`;

beforeEach(() => storeSession());

it('gives the sign-ins', async () => {
  const session = { id: 1, browser: 'Chrome 120', address: '192.0.2.1', createTime: 0, usedTime: 0, current: true };
  backEnd().script(LIST, success([session]));

  await expect(loadSessions({ quiet: true })).resolves.toEqual({ kind: 'listed', sessions: [session] });
});

it.each([
  ['HTTP 404', { status: 404, json: { status: 404, error: 'Not Found' } }],
  ['code 501', refusal(501, '[未开放]')],
])('takes %s for a back end without such calls, and tells nobody', async (_, answer) => {
  backEnd().script(LIST, answer);

  await expect(loadSessions({ quiet: true })).resolves.toEqual({ kind: 'absent' });
  expect(shownMessages()).toEqual([]);
});

it('tells why it failed otherwise', async () => {
  backEnd().script(LIST, refusal(500, '系统异常'));

  await expect(loadSessions({ quiet: true })).resolves.toMatchObject({ kind: 'failed', message: '系统异常' });
});
