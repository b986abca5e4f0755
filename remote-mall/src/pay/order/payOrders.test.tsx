import type { PayOrderDetail } from '@zhilv/contract/pay';
import { showField } from '@zhilv/crud';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { payOrders } from './payOrders.tsx';

const row: PayOrderDetail = {
  id: 1,
  appId: 7,
  merchantOrderId: 'o2026',
  subject: '桂花糕',
  price: 10,
  status: 0,
  expireTime: 0,
  createTime: 0,
};

function shown(name: keyof typeof payOrders.fields, change: Partial<PayOrderDetail> = {}) {
  const part = renderPart(<div data-field={name}>{showField(payOrders, { ...row, ...change }, name)}</div>);
  const field = document.querySelector('[data-field]');
  const found = { text: field?.textContent, isAbsent: part.queryByLabelText('无') !== null };
  part.end();
  return found;
}

it.each([[0], [null], [undefined]])('says nothing of a refund of %s', (refundPrice) => {
  expect(shown('refundPrice', { refundPrice }).isAbsent).toBe(true);
});

it('tells how much was given back, to the fen', () => {
  expect(shown('refundPrice', { refundPrice: 1 })).toEqual({ text: '¥0.01', isAbsent: false });
});

it('tells a fee of nothing from one that nobody knows', () => {
  expect(shown('channelFeePrice', { channelFeePrice: 0 })).toEqual({ text: '¥0.00', isAbsent: false });
  expect(shown('channelFeePrice', { channelFeePrice: null }).isAbsent).toBe(true);
});

it('calls a channel that no dictionary has by its code, and the application by its name', () => {
  expect(shown('channelCode', { channelCode: 'unionpay' }).text).toBe('unionpay');
  expect(shown('channelCode', { channelCode: null }).isAbsent).toBe(true);
  expect(shown('appId', { appName: '商城' }).text).toBe('商城');
});
