import type { OrderRow } from '@zhilv/contract/mall';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import type { RecordSteps } from '../../step/useRecordStep.ts';
import { DeliverForm } from './DeliverForm.tsx';

const order = {
  id: 9,
  no: 'o2026',
  receiverName: '王芳',
  receiverMobile: '13800000000',
  receiverAreaName: '北京 北京市 东城区',
  receiverDetailAddress: null,
} as unknown as OrderRow; // The form reads no more of it.

function show() {
  const step = vi.fn<RecordSteps['step']>(async () => {});
  return { ...renderPart(<DeliverForm order={order} steps={{ isBusy: () => false, step }} onClose={() => {}} />), step };
}

it('shows once more to whom the goods go', () => {
  expect(show().getByText('王芳，13800000000，北京 北京市 东城区')).toBeDefined();
});

it('needs a courier and a number, unless the goods go without', async () => {
  const part = show();
  await part.user.click(part.getByRole('button', { name: '发货' }));
  expect(part.getByText('快递公司不能为空')).toBeDefined();
  expect(part.step).not.toHaveBeenCalled();

  await part.user.type(part.getByRole('textbox', { name: '物流单号' }), 'SF1');
  expect(part.queryByText('物流单号不能为空')).toBeNull();
  expect(part.getByText('快递公司不能为空')).toBeDefined();

  await part.user.click(part.getByRole('combobox', { name: '发货方式' }));
  await part.user.click(await part.findByRole('option', { name: '无需物流' }));
  expect(part.queryByRole('textbox', { name: '物流单号' })).toBeNull();
  await part.user.click(part.getByRole('button', { name: '发货' }));

  expect(part.step).toHaveBeenCalledOnce();
});
