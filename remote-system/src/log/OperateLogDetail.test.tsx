import type { OperateLog } from '@zhilv/contract/system';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { OperateLogDetail, type OperateLogDetailProps } from './OperateLogDetail.tsx';

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

const show = (answer: OperateLogDetailProps['answer']) =>
  renderPart(<OperateLogDetail log={log} answer={answer} onRetry={() => {}} onClose={() => {}} />);

it('says that nothing was changed of which there is a record', () => {
  expect(show({ value: [] }).getByText('没有变更记录：这次操作没有改动有记录的字段。')).toBeDefined();
});

it('tells of no changes where there is nobody to ask', () => {
  const part = show(undefined);

  expect(part.getByText('/system/dict-type/update')).toBeDefined();
  expect(part.queryByRole('region', { name: '变更内容' })).toBeNull();
});
