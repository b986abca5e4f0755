import type { OperateLog } from '@zhilv/contract/system';
import { ApiError } from '@zhilv/platform';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import { type OperatedAnswer, OperateLogDetail } from './OperateLogDetail.tsx';

const log: OperateLog = {
  id: 1,
  userId: 1,
  userNickname: '管理员',
  module: '字典管理',
  name: '字典修改',
  type: 3,
  requestMethod: 'PUT',
  requestUrl: '/system/dict-type/update',
  startTime: Date.UTC(2026, 0, 1),
  duration: 12,
  resultCode: 0,
};

const show = (answer: OperatedAnswer | undefined, onRetry = () => {}) =>
  renderPart(<OperateLogDetail log={log} answer={answer} onRetry={onRetry} onClose={() => {}} />);

it('says that the changes are being loaded', () => {
  expect(show(null).getByRole('status', { name: '正在加载' })).toBeDefined();
});

it('says that nothing was changed of which there is a record', () => {
  expect(show({ kinds: [] }).getByText('没有变更记录：这次操作没有改动有记录的字段。')).toBeDefined();
});

it('has the trace id of a failure, and tries again', async () => {
  const retry = vi.fn<() => void>();
  const failure = new ApiError('business', '系统异常', { code: 500, traceId: 'abc123' });
  const part = show({ failure }, retry);
  expect(part.getByText('系统异常').getAttribute('role')).toBe('alert');
  expect(part.getByText(/abc123/)).toBeDefined();

  await part.user.click(part.getByRole('button', { name: '重试' }));

  expect(retry).toHaveBeenCalledOnce();
});

it('tells of no changes where there is nobody to ask', () => {
  const part = show(undefined);

  expect(part.getByText('/system/dict-type/update')).toBeDefined();
  expect(part.queryByRole('region', { name: '变更内容' })).toBeNull();
});
