import { CANCEL_TYPE, DELIVERY_TYPE, ORDER_STATUS } from '@zhilv/contract/mall';
import { expect, it } from 'vitest';
import { stepsOf } from './stepsOf.ts';

type Stepping = Parameters<typeof stepsOf>[0];
const { unpaid, toDeliver, delivered, completed, cancelled } = ORDER_STATUS;

const way = (values: Partial<Stepping>) =>
  stepsOf({
    status: unpaid,
    deliveryType: DELIVERY_TYPE.express,
    createTime: 1,
    payStatus: false,
    payTime: null,
    deliveryTime: null,
    receiveTime: null,
    finishTime: null,
    cancelTime: null,
    cancelType: null,
    payPrice: 2500,
    refundPrice: null,
    ...values,
  }).map(({ title, state }) => `${title} ${state}`);

it.each<[number, readonly string[]]>([
  [unpaid, ['提交订单 done', '买家付款 current', '商家发货 ahead', '买家收货 ahead', '完成 ahead']],
  [toDeliver, ['提交订单 done', '买家付款 done', '商家发货 current', '买家收货 ahead', '完成 ahead']],
  [delivered, ['提交订单 done', '买家付款 done', '商家发货 done', '买家收货 current', '完成 ahead']],
  [completed, ['提交订单 done', '买家付款 done', '商家发货 done', '买家收货 done', '完成 done']],
])('of an order at status %i', (status, steps) => {
  expect(way({ status })).toEqual(steps);
});

it('of goods that are fetched', () => {
  const fetched = { deliveryType: DELIVERY_TYPE.pickUp };
  expect(way({ ...fetched, status: toDeliver })).toEqual(['提交订单 done', '买家付款 done', '到店自提 current', '完成 ahead']);
  expect(way({ ...fetched, status: completed })).toEqual(['提交订单 done', '买家付款 done', '到店自提 done', '完成 done']);
});

it('ends where an order was cancelled, and says why', () => {
  expect(way({ status: cancelled, cancelType: CANCEL_TYPE.payTimeout })).toEqual(['提交订单 done', '已取消 stopped']);
  expect(way({ status: cancelled, payStatus: true, deliveryTime: 3 })).toEqual([
    '提交订单 done',
    '买家付款 done',
    '商家发货 done',
    '已取消 stopped',
  ]);
});

it.each<[string, Pick<Stepping, 'payPrice' | 'refundPrice'>]>([
  ['已全部退款', { payPrice: 2500, refundPrice: 2500 }],
  ['已退款 ¥24.99，订单已关闭', { payPrice: 2500, refundPrice: 2499 }],
  ['退款后关闭', { payPrice: 2500, refundPrice: null }],
])('says %s of an order that was closed by refunds', (note, prices) => {
  const order = { status: cancelled, cancelType: CANCEL_TYPE.refundClose, ...prices } as Stepping;
  expect(stepsOf(order).at(-1)?.note).toBe(note);
});
