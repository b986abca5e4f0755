import { type EditedUser, permission } from '@zhilv/contract/system';
import { preparePlatform } from '@zhilv/testing/platform/prepared-platform';
import { success } from '@zhilv/testing/platform/scripted-back-end';
import { beforeEach, expect, it } from 'vitest';
import { heldRoles } from './heldRoles.ts';

const { backEnd, storeSession } = preparePlatform();
const before = (roleIds: number[]): EditedUser => ({
  id: 7,
  username: 'wang',
  nickname: '王',
  status: 0,
  createTime: 0,
  roleIds,
});
const path = `/admin-api${permission.assignUserRoles.path}`;

beforeEach(() => {
  storeSession();
  backEnd().script(path, success(true));
});

it('assigns what was chosen', async () => {
  await heldRoles.save(7, { roleIds: [2, 3] }, before([2]));

  expect(
    backEnd()
      .receivedAt(path)
      .map(({ body }) => JSON.parse(body)),
  ).toEqual([{ userId: 7, roleIds: [2, 3] }]);
});

it('takes the last role away', async () => {
  await heldRoles.save(7, { roleIds: [] }, before([2]));

  expect(
    backEnd()
      .receivedAt(path)
      .map(({ body }) => JSON.parse(body)),
  ).toEqual([{ userId: 7, roleIds: [] }]);
});

it.each([
  ['the same roles in another order', [2, 3], before([3, 2])],
  ['none for a new user', [], null],
  ['ids as texts, which long ones are', ['2'], before([2])],
])('makes no call for %s', async (_what, roleIds, user) => {
  await heldRoles.save(7, { roleIds }, user);

  expect(backEnd().received).toEqual([]);
});
