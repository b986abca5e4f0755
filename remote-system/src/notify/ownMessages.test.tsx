import { showField } from '@zhilv/crud';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { ownMessages } from './ownMessages.tsx';

const message = {
  id: 1,
  userId: 1,
  userType: 2,
  templateId: 1,
  templateCode: 'welcome',
  templateNickname: '系统',
  templateContent: '欢迎',
  templateType: 1,
  templateParams: {},
  readTime: null,
  createTime: 0,
};

it('tells unread from read by word and by look', () => {
  const part = renderPart(
    [false, true].map((readStatus) => (
      <p key={`${readStatus}`}>{showField(ownMessages, { ...message, readStatus }, 'readStatus')}</p>
    )),
  );

  const [unread, read] = [part.getByText('未读'), part.getByText('已读')];
  expect(unread.closest('p')?.innerHTML.replace('未读', '')).not.toBe(read.closest('p')?.innerHTML.replace('已读', ''));
});
