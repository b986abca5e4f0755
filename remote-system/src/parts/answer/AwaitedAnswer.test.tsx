import { ApiError } from '@zhilv/platform';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import { AwaitedAnswer } from './AwaitedAnswer.tsx';
import type { Answer } from './useAnswer.ts';

const show = (answer: Answer<string>, onRetry = () => {}) =>
  renderPart(
    <AwaitedAnswer answer={answer} onRetry={onRetry}>
      {(value) => <p>{value}</p>}
    </AwaitedAnswer>,
  );

it('says that an answer is on its way', () => {
  expect(show(null).getByRole('status', { name: '正在加载' })).toBeDefined();
});

it('draws what was asked for', () => {
  const part = show({ value: '管理员' });

  expect(part.getByText('管理员')).toBeDefined();
  expect(part.queryByRole('status', { name: '正在加载' })).toBeNull();
});

it('has the trace id of a failure, and tries again', async () => {
  const retry = vi.fn<() => void>();
  const part = show({ failure: new ApiError('business', '系统异常', { code: 500, traceId: 'abc123' }) }, retry);
  expect(part.getByText('系统异常').getAttribute('role')).toBe('alert');
  expect(part.getByText(/abc123/)).toBeDefined();

  await part.user.click(part.getByRole('button', { name: '重试' }));

  expect(retry).toHaveBeenCalledOnce();
});
