import { auth } from '@zhilv/contract/system';
import { preparePlatform } from '@zhilv/testing/platform/prepared-platform';
import { success } from '@zhilv/testing/platform/scripted-back-end';
import { expect, it } from 'vitest';
import { defaultAvatar } from './defaultAvatar.ts';
import { session, showUser } from './session.ts';

const { backEnd, storeSession } = preparePlatform();

it('shows another name and picture at once, and the drawn picture for an empty one', async () => {
  storeSession();
  const user = { id: 1, nickname: '小张', avatar: '/one.png' };
  backEnd().script(`/admin-api${auth.permissionInfo.path}`, success({ user, roles: [], permissions: [], menus: [] }));
  backEnd().script('/admin-api/system/dict-data/list-all-simple', success([]));
  await session.start();

  showUser({ avatar: '/two.png' });
  expect(session.read().user).toMatchObject({ nickname: '小张', avatar: '/two.png' });
  showUser({ nickname: '小张二', avatar: '' });
  expect(session.read().user).toMatchObject({ nickname: '小张二', avatar: defaultAvatar });
});
