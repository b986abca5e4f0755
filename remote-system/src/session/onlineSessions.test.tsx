import type { OnlineSession } from '@zhilv/contract/system';
import { showField } from '@zhilv/crud';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { onlineSessions } from './onlineSessions.tsx';

const session: OnlineSession = {
  id: 1,
  userId: 1,
  username: 'admin',
  nickname: '管理员',
  deptName: null,
  browser: '',
  address: '127.0.0.1',
  createTime: 0,
  usedTime: 0,
  expiresTime: 0,
  current: false,
};

it("marks the user's own session, and no other", () => {
  const nameOf = (current: boolean) => showField(onlineSessions, { ...session, current }, 'username');
  const part = renderPart(nameOf(true));
  expect(part.getByText('当前会话')).toBeDefined();

  part.show(nameOf(false));
  expect(part.getByText(/admin/)).toBeDefined();
  expect(part.queryByText('当前会话')).toBeNull();
});
