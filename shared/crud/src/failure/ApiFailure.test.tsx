import { ApiError } from '@zhilv/platform';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import { RetryFailure } from './ApiFailure.tsx';

const failure = new ApiError('business', '系统异常', { code: 500, traceId: 'abc123' });

it('says what went wrong, with its trace id, and tries again', async () => {
  const retry = vi.fn<() => void>();
  const part = renderPart(<RetryFailure failure={failure} onRetry={retry} />);
  expect(part.getByText('系统异常').getAttribute('role')).toBe('alert');
  expect(part.getByText(/abc123/)).toBeDefined();

  await part.user.click(part.getByRole('button', { name: '重试' }));

  expect(retry).toHaveBeenCalledOnce();
});

it('tries no second time while one is under way', async () => {
  const retry = vi.fn<() => void>();
  const part = renderPart(<RetryFailure failure={failure} retrying onRetry={retry} />);

  await part.user.click(part.getByRole('button', { name: '重试' }));

  expect(part.getByRole('button', { name: '重试' }).getAttribute('aria-busy')).toBe('true');
  expect(retry).not.toHaveBeenCalled();
});
