import { DELIVERY_TYPE, ORDER_OFFERS, ORDER_STATUS, type StatedOrder } from '@zhilv/contract/mall';
import { expect, it } from 'vitest';
import { staffActions } from './staffActions.ts';

const stated = (values: Partial<StatedOrder>): StatedOrder => ({
  status: ORDER_STATUS.unpaid,
  type: 0,
  deliveryType: DELIVERY_TYPE.express,
  adjustPrice: 0,
  payPrice: 100,
  refundPrice: 0,
  afterSaleStatus: null,
  ...values,
});

const all = new Set<string>(ORDER_OFFERS);
const { unpaid, toDeliver, delivered, completed, cancelled } = ORDER_STATUS;

it.each<[string, Partial<StatedOrder>, string | null, readonly string[]]>([
  ['unpaid', { status: unpaid }, null, ['updatePrice', 'updateRemark', 'cancel']],
  ['unpaid with a changed price', { status: unpaid, adjustPrice: -10 }, null, ['updateRemark', 'cancel']],
  ['to deliver', { status: toDeliver }, 'deliver', ['updateAddress', 'updateRemark']],
  ['to fetch', { status: toDeliver, deliveryType: DELIVERY_TYPE.pickUp }, 'pickUp', ['updateRemark']],
  ['to deliver and refunded in part', { status: toDeliver, refundPrice: 40 }, null, ['updateAddress', 'updateRemark']],
  ['delivered', { status: delivered }, 'receive', ['updateRemark']],
  ['completed', { status: completed }, null, ['updateRemark']],
  ['cancelled', { status: cancelled }, null, ['updateRemark']],
])('of an order that is %s', (_, values, awaited, others) => {
  expect(staffActions(stated(values), all)).toEqual({ awaited, others });
});

it('leaves out what a stock back end does not have', () => {
  expect(staffActions(stated({ status: unpaid }), new Set())).toEqual({
    awaited: null,
    others: ['updatePrice', 'updateRemark'],
  });
  expect(staffActions(stated({ status: delivered }), new Set())).toEqual({ awaited: null, others: ['updateRemark'] });
});
