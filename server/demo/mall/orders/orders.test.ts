import type { AfterSaleRow, OrderDetail, OrderRow } from '@zhilv/contract/mall';
import { startTestShop, type TestShop } from '@zhilv/testing/mall/start-test-shop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAfterSales } from './demoAfterSales.ts';
import { demoOrders } from './demoOrders.ts';

let shop: TestShop;
let orders: readonly OrderDetail[];
beforeAll(async () => {
  shop = await startTestShop();
  const { data } = await shop.answer('GET', '/trade/order/page?pageSize=100');
  orders = await Promise.all((data as { list: OrderRow[] }).list.map(({ id }) => shop.orderOf(id)));
});
afterAll(() => shop.app.database.close());

describe('the orders of the demonstration', () => {
  it('are of every status, and the newest is one to send', () => {
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set([0, 10, 20, 30, 40]));
    expect(orders).toHaveLength(demoOrders.length);
    expect(orders[0]).toMatchObject({ status: 10, deliveryType: 1 });
  });

  it('cost what their items do, were paid by what they say, and are told of in order', () => {
    for (const order of orders) {
      expect((order.items ?? []).reduce((sum, { payPrice }) => sum + payPrice, 0)).toBe(order.payPrice);
      expect(order.payPrice).toBe(order.totalPrice + order.adjustPrice);
      expect(order.refundPrice ?? 0).toBeLessThanOrEqual(order.payPrice);
      const times = order.logs?.map(({ createTime }) => createTime) ?? [];
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      expect(order.logs?.[0]?.content).toBe('用户下单');
      if (order.deliveryType === 1) expect(order.receiverAreaName).toMatch(/^\S+ \S+ \S+$/);
      else expect(order.pickUpVerifyCode).toMatch(/^\d{8}$/);
    }
  });

  it('have payments that say the same', async () => {
    for (const order of orders) {
      const { data } = await shop.answer('GET', `/pay/order/get?id=${order.payOrderId}`);
      const isPaid = order.payStatus;
      const status = isPaid ? ((order.refundPrice ?? 0) > 0 ? 20 : 10) : order.status === 0 ? 0 : 30;
      expect(data, order.no).toMatchObject({ price: order.payPrice, refundPrice: order.refundPrice, status });
    }
  });
});

describe('what began in the demonstration', () => {
  it('goes on: an order is sent, another cancelled, a case agreed to, and another paid back', async () => {
    const [toSend, unpaid] = [10, 0].map((status) => orders.find((order) => order.status === status && order.deliveryType === 1));
    const done = { code: 0, data: true, msg: '' };

    expect(await shop.answer('PUT', '/trade/order/delivery', { id: toSend?.id, logisticsId: 0 })).toEqual(done);
    expect(await shop.answer('PUT', `/trade/order/cancel?id=${unpaid?.id}`)).toEqual(done);
    for (const { id, status } of demoAfterSales) {
      if (status === 10) expect(await shop.answer('PUT', `/trade/after-sale/agree?id=${id}`)).toEqual(done);
      if (status === 40) expect(await shop.answer('PUT', `/trade/after-sale/refund?id=${id}`)).toEqual(done);
    }
  });

  it('is shown as cases of every kind', async () => {
    const { data } = await shop.answer('GET', '/trade/after-sale/page?pageSize=100');

    const { list } = data as { list: AfterSaleRow[] };
    expect(list).toHaveLength(demoAfterSales.length);
    expect(list.some(({ applyPicUrls }) => (applyPicUrls?.length ?? 0) > 1)).toBe(true);
  });
});
