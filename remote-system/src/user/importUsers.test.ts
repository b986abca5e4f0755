import { user } from '@zhilv/contract/system';
import { preparePlatform } from '@zhilv/testing/platform/prepared-platform';
import { success } from '@zhilv/testing/platform/scripted-back-end';
import { beforeEach, expect, it } from 'vitest';
import { importUsers } from './importUsers.ts';

const { backEnd, storeSession } = preparePlatform();
const path = `/admin-api${user.import.path}`;
const answer = { createUsernames: ['a', 'b'], updateUsernames: ['c'], failureUsernames: { d: '手机号格式不正确' } };
const file = new File(['x'], 'users.xlsx');

beforeEach(() => storeSession());

it('has reasons without places from a stock back end', async () => {
  backEnd().script(path, success(answer));

  expect(await importUsers.run(file, { updates: true, trial: false })).toEqual({
    created: 2,
    updated: 1,
    faults: [{ line: null, name: 'd', field: '', reason: '手机号格式不正确' }],
  });
});

it('has the place of each fault where the back end tells it, even of two in one row', async () => {
  const places = [
    { line: 3, username: 'd', field: '手机号码', reason: '手机号格式不正确' },
    { line: 3, username: 'd', field: '部门名称', reason: '部门不存在' },
  ];
  backEnd().script(path, success({ ...answer, rows: places }));

  const { faults } = await importUsers.run(file, { updates: false, trial: true });

  expect(faults).toEqual(places.map(({ username, ...place }) => ({ ...place, name: username })));
});

it('asks for a trial only when it is one, because a stock back end would take the rows', async () => {
  backEnd().script(path, success(answer));

  await importUsers.run(file, { updates: false, trial: true });
  await importUsers.run(file, { updates: false, trial: false });

  const asked = backEnd()
    .receivedAt(path)
    .map(({ query, body }) => `${query}${body}`.includes('dryRun'));
  expect(asked).toEqual([true, false]);
});
