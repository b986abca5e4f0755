import type { OrderRow } from '@zhilv/contract/mall';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import type { RecordSteps } from '../../step/useRecordStep.ts';
import { AddressForm } from './AddressForm.tsx';

const order = {
  id: 9,
  no: 'o2026',
  receiverName: '王芳',
  receiverMobile: '13800000000',
  receiverAreaId: null,
  receiverDetailAddress: '某街 2 号',
} as unknown as OrderRow; // The form reads no more of it.

it('begins with what there is, and checks what a back end does not', async () => {
  const step = vi.fn<RecordSteps['step']>(async () => {});
  const part = renderPart(<AddressForm order={order} steps={{ isBusy: () => false, step }} onClose={() => {}} />);
  expect(part.getByRole<HTMLInputElement>('textbox', { name: '收件人' }).value).toBe('王芳');

  await part.user.clear(part.getByRole('textbox', { name: '详细地址' }));
  await part.user.click(part.getByRole('button', { name: '确定' }));

  for (const fault of ['收件地区不能为空', '收件人详细地址不能为空'])
    expect(part.getByText(fault).getAttribute('role')).toBe('alert');
  expect(step).not.toHaveBeenCalled();

  await part.user.type(part.getByRole('textbox', { name: '详细地址' }), '某街 3 号');

  expect(part.queryByText('收件人详细地址不能为空')).toBeNull();
  expect(part.getByText('收件地区不能为空')).toBeDefined();
});

it('takes a number that was pasted with spaces around it', async () => {
  const step = vi.fn<RecordSteps['step']>(async () => {});
  const whole = { ...order, receiverAreaId: 110_101 };
  const part = renderPart(<AddressForm order={whole} steps={{ isBusy: () => false, step }} onClose={() => {}} />);
  const mobile = part.getByRole('textbox', { name: '手机' });
  await part.user.clear(mobile);
  await part.user.type(mobile, ' 13900000000 ');

  await part.user.click(part.getByRole('button', { name: '确定' }));

  expect(step).toHaveBeenCalledOnce();
});
