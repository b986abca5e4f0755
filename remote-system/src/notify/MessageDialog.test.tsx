import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import { MessageDialog } from './MessageDialog.tsx';

const message = {
  id: 1,
  userId: 1,
  userType: 2,
  templateId: 1,
  templateCode: 'welcome',
  templateNickname: '系统',
  templateContent: '第一行\n第二行',
  templateType: 99,
  templateParams: {},
  readStatus: false,
  readTime: null,
  createTime: Date.UTC(2026, 0, 1),
};

it('shows the text whole with its sender and its time, and closes', async () => {
  const onClose = vi.fn<() => void>();
  const part = renderPart(<MessageDialog message={message} onClose={onClose} />);
  expect(part.getByText(/第一行/).textContent).toBe('第一行\n第二行');
  const about = part.getByText('系统').parentElement;
  expect(about?.querySelector('time')?.dateTime).toBe('2026-01-01T00:00:00.000Z');
  // Nobody knows the type, so it has no tag.
  expect(about?.children).toHaveLength(2);

  await part.user.click(part.getByText('关闭'));

  expect(onClose).toHaveBeenCalledOnce();
});
