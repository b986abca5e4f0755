import { messages } from '@zhilv/platform';
import { answerQuestion } from '@zhilv/testing/page/answer-question';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import { SecretDialog } from './SecretDialog.tsx';

const SECRET = 'x'.repeat(43);

const Shown = ({ onClose }: { readonly onClose: () => void }) => (
  <SecretDialog title="客户端密钥" name="密钥" secret={SECRET} onClose={onClose}>
    请保存在应用的服务端。
  </SecretDialog>
);

it('shows the secret and says that nobody can see it again', () => {
  const part = renderPart(<Shown onClose={() => {}} />);

  expect(part.getByText(SECRET)).toBeDefined();
  expect(part.getByText('密钥只显示这一次，关闭后不能再次查看。请保存在应用的服务端。')).toBeDefined();
});

it('stays when the browser copies nothing, and closes when it was kept', async () => {
  const close = vi.fn<() => void>();
  const part = renderPart(<Shown onClose={close} />);
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));

  const [warning, success] = [vi.spyOn(messages, 'warning'), vi.spyOn(messages, 'success')];

  await part.user.click(part.getByRole('button', { name: '复制密钥' }));
  expect(warning).toHaveBeenCalledWith('浏览器不允许复制，请选中后手动复制');
  expect(success).not.toHaveBeenCalled();
  expect(copy).toHaveBeenCalledWith(SECRET);
  expect(part.getByText(SECRET)).toBeDefined();
  expect(close).not.toHaveBeenCalled();

  await part.user.click(part.getByRole('button', { name: '我已保存' }));
  expect(close).toHaveBeenCalledOnce();
  for (const spy of [copy, warning, success]) spy.mockRestore();
});

it('asks before a secret that was not copied goes by Esc', async () => {
  const close = vi.fn<() => void>();
  const part = renderPart(<Shown onClose={close} />);

  await part.user.keyboard('{Escape}');
  await answerQuestion(part, '取消');
  expect(close).not.toHaveBeenCalled();

  await part.user.keyboard('{Escape}');
  await answerQuestion(part, '确定');
  await expect.poll(() => close.mock.calls).toHaveLength(1);
});

it('asks nothing once the secret was copied', async () => {
  const close = vi.fn<() => void>();
  const part = renderPart(<Shown onClose={close} />);
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
  await part.user.click(part.getByRole('button', { name: '复制密钥' }));
  await part.findByText('已复制客户端密钥');

  await part.user.keyboard('{Escape}');

  await expect.poll(() => close.mock.calls).toHaveLength(1);
  copy.mockRestore();
});
