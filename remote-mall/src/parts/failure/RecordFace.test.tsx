import { ApiError } from '@zhilv/platform';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import { RecordFace } from './RecordFace.tsx';

const show = (failure: ApiError | null, onRetry = () => {}) =>
  renderPart(
    <RecordFace failure={failure} missing="没有这个订单" back={<a href="/orders">返回</a>} loading={false} onRetry={onRetry} />,
  );

it('says that there is no such record, and leads back', () => {
  const part = show(null);

  expect(part.getByText('没有这个订单')).toBeDefined();
  expect(part.getByRole('link', { name: '返回' })).toBeDefined();
  expect(part.queryByRole('button')).toBeNull();
});

it('says why a record could not be loaded, with its trace id, and tries again', async () => {
  const retry = vi.fn<() => void>();
  const part = show(new ApiError('business', '系统异常', { code: 500, traceId: 'abc123' }), retry);
  expect(part.getByText('系统异常').getAttribute('role')).toBe('alert');
  expect(part.getByText(/abc123/)).toBeDefined();

  await part.user.click(part.getByRole('button', { name: '重试' }));

  expect(retry).toHaveBeenCalledOnce();
});
