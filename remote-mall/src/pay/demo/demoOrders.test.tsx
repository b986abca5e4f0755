import type { DemoOrder } from '@zhilv/contract/pay';
import { showField } from '@zhilv/crud';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { demoOrders } from './demoOrders.tsx';

const order: DemoOrder = {
  id: 1,
  userId: 1,
  spuId: 1,
  spuName: '桂花糕',
  price: 10,
  payStatus: false,
  refundPrice: 0,
  createTime: 0,
};

it.each([
  ['未支付', {}],
  ['已支付', { payStatus: true }],
  ['已退款', { payStatus: true, payRefundId: 7, refundPrice: 10 }],
])('tells %s in a word', (word, change) => {
  const part = renderPart(<p>{showField(demoOrders, { ...order, ...change }, 'payStatus')}</p>);

  expect(part.getByText(word)).toBeDefined();
});
