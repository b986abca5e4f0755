import type { NotifyMessage } from '@zhilv/contract/system';
import { navigation, unreadMessages } from '@zhilv/platform';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { afterEach, expect, it } from 'vitest';
import type { UnreadMessages } from './loadUnreadMessages.ts';
import { UnreadCard } from './UnreadCard.tsx';

afterEach(() => navigation.setPaths(new Map()));

const message: NotifyMessage = {
  id: 1,
  userId: 1,
  userType: 2,
  templateId: 1,
  templateCode: 'leave',
  templateNickname: '系统',
  templateContent: '请假已批准',
  templateType: 1,
  templateParams: {},
  readStatus: false,
  readTime: null,
  createTime: Date.UTC(2023, 9, 1),
};

const start = (unread: Partial<UnreadMessages>) =>
  renderPublic(<UnreadCard />, {
    data: { total: 0, newest: [], failure: null, askedAt: unreadMessages.read().askedAt, ...unread },
  });

it('sets the thousands of its number apart', () => {
  expect(start({ total: 1234, newest: [message] }).getByRole('strong').textContent).toBe('1,234');
});

it('has no number where there is nothing to read', () => {
  expect(start({}).queryByText('条未读')).toBeNull();
});

it('says the time of a message by the clock of Shanghai, and for machines as it is', () => {
  const time = start({ total: 1, newest: [message] }).getByText('2023-10-01 08:00:00');

  expect(time.getAttribute('datetime')).toBe('2023-10-01T00:00:00.000Z');
});

it('leads to all messages where the menu has them, and is without a link else', () => {
  expect(start({}).queryByRole('link')).toBeNull();
  navigation.setPaths(new Map([['system/notify/my/index', '/user/messages']]));

  expect(start({}).getByRole('link', { name: '查看全部' }).getAttribute('href')).toBe('/user/messages');
});

it('shows a failure by its words and its number, and nothing of what it does not know', () => {
  const failure = { message: '系统未知错误，请联系管理员', traceId: '5b8e9f' };

  const card = start({ failure });

  expect(card.getByText(/系统未知错误，请联系管理员/)).toBeDefined();
  expect(card.element.textContent).toContain('5b8e9f');
  expect(card.queryByText('没有未读消息')).toBeNull();
  expect(card.queryByText('条未读')).toBeNull();
});
