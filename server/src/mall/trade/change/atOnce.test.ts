import type { Id } from '@zhilv/contract';
import { COURIER, startTestShop, type TestGoods, type TestShop } from '@zhilv/testing/mall/start-test-shop';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payOrders } from '../../../pay/order/payOrder.table.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.app.database.close());

const STOCK = 100;
let goods: TestGoods;
beforeEach(async () => {
  goods = await shop.sell({ stock: STOCK, price: 1999 });
});

const stock = async () => (await shop.goodsOf(goods.spuId)).stock ?? 0;
const place = () => shop.place([[goods.skuId, 2]]);
const cancel = (id: Id) => shop.answer('PUT', `/trade/order/cancel?id=${id}`);
const codesOf = (answers: readonly { readonly code: number }[]) => answers.map(({ code }) => code).toSorted((a, b) => a - b);
const contents = (order: Awaited<ReturnType<TestShop['orderOf']>>) => order.logs?.map(({ content }) => content);
const payStatus = async (id: Id) => {
  const { payOrderId } = await shop.orderOf(id);
  const [payOrder] = await shop.app.database.db
    .select({ status: payOrders.status })
    .from(payOrders)
    .where(eq(payOrders.id, payOrderId ?? 0));
  return payOrder?.status;
};
const HOUR_MS = 3_600_000;

/** Orders that earlier tests and the demonstration left are out of the way. */
async function expireAll(): Promise<void> {
  shop.app.clock.now += 3 * HOUR_MS;
  await shop.app.due('order-expiry');
}

describe('of several at once', () => {
  it('one sends the goods, and the other is told that they are sent', async () => {
    const id = await place();
    await shop.pay(id);
    const send = (logisticsNo: string) => shop.answer('PUT', '/trade/order/delivery', { id, logisticsId: COURIER, logisticsNo });

    const answers = await Promise.all([send('ONE'), send('TWO'), send('THREE')]);

    expect(codesOf(answers)).toEqual([0, 1_011_000_017, 1_011_000_017]);
    const order = await shop.orderOf(id);
    expect(contents(order)?.slice(2)).toEqual([`已发货，快递公司：山禾快递，快递单号：${order.logisticsNo}`]);
  });

  it('one changes the price, and the other is told that it is changed', async () => {
    const id = await place();
    const change = (adjustPrice: number) => shop.answer('PUT', '/trade/order/update-price', { id, adjustPrice });

    const answers = await Promise.all([change(-100), change(-200)]);

    expect(codesOf(answers)).toEqual([0, 1_011_000_027]);
    const order = await shop.orderOf(id);
    expect(order.payPrice).toBe(3998 + order.adjustPrice);
    expect(order.items?.map(({ payPrice }) => payPrice)).toEqual([order.payPrice]);
    await shop.pay(id);
    expect(await shop.orderOf(id)).toMatchObject({ status: 10 });
  });

  it('one cancels, and the goods come back once', async () => {
    const id = await place();
    expect(await stock()).toBe(STOCK - 2);

    const answers = await Promise.all([cancel(id), cancel(id), cancel(id)]);

    expect(codesOf(answers)).toEqual([0, 1_011_000_025, 1_011_000_025]);
    expect(await stock()).toBe(STOCK);
    expect(await shop.orderOf(id)).toMatchObject({
      status: 40,
      cancelType: 30,
      logs: [{}, { content: '取消订单', userType: 2 }],
    });
  });

  it.each([['cancels first'], ['pays first']])('who cancels and who pays agree on one of both: %s', async (first) => {
    for (let round = 0; round < 4; round += 1) {
      const id = await place();
      const before = await stock();
      const { payOrderId } = await shop.orderOf(id);
      const pay = () => shop.answer('POST', '/pay/order/submit', { id: payOrderId, channelCode: 'mock' });

      const [cancelled, paid] =
        first === 'cancels first'
          ? await Promise.all([cancel(id), pay()])
          : (await Promise.all([pay(), cancel(id)])).toReversed();
      await shop.app.due('pay-notify');

      const order = await shop.orderOf(id);
      expect([cancelled?.code === 0, paid?.code === 0].filter(Boolean)).toHaveLength(1);
      if (cancelled?.code === 0) {
        expect(order).toMatchObject({ status: 40, payStatus: false });
        expect(await payStatus(id)).toBe(30);
        expect(await stock()).toBe(before + 2);
      } else {
        expect(cancelled).toMatchObject({ code: 1_011_000_025 });
        expect(order).toMatchObject({ status: 10, payStatus: true });
        expect(await stock()).toBe(before);
      }
    }
  });

  it('two changes at once of the price and by paying leave what was paid', async () => {
    for (let round = 0; round < 4; round += 1) {
      const id = await place();
      const { payOrderId } = await shop.orderOf(id);

      const [changed, paid] = await Promise.all([
        shop.answer('PUT', '/trade/order/update-price', { id, adjustPrice: -100 }),
        shop.answer('POST', '/pay/order/submit', { id: payOrderId, channelCode: 'mock' }),
      ]);
      await shop.app.due('pay-notify');

      const order = await shop.orderOf(id);
      expect(paid.code).toBe(0);
      expect([0, 1_011_000_026]).toContain(changed.code);
      expect(order).toMatchObject({ status: 10, payPrice: changed.code === 0 ? 3898 : 3998 });
    }
  });
});

describe('an order that nobody pays in time', () => {
  it('is cancelled, and its goods come back, once, also by two servers at once', async () => {
    await expireAll();
    const ids = [await place(), await place(), await place()];
    expect(await stock()).toBe(STOCK - 6);
    shop.app.clock.now += 3 * HOUR_MS;

    const done = await Promise.all([shop.app.due('order-expiry'), shop.app.due('order-expiry')]);

    expect(done[0] + done[1]).toBe(3);
    expect(await stock()).toBe(STOCK);
    for (const id of ids) {
      const order = await shop.orderOf(id);
      expect(order).toMatchObject({ status: 40, cancelType: 10, cancelTime: shop.app.clock.now });
      expect(order.logs).toMatchObject([{}, { content: '取消订单', userType: 0 }]);
      expect(await payStatus(id)).toBe(30);
    }
    expect(await shop.app.due('order-expiry')).toBe(0);
  });

  it('is not cancelled before', async () => {
    await expireAll();
    const id = await place();
    shop.app.clock.now += 2 * HOUR_MS - 1;

    expect(await shop.app.due('order-expiry')).toBe(0);
    expect(await shop.orderOf(id)).toMatchObject({ status: 0 });
    shop.app.clock.now += 1;
    expect(await shop.app.due('order-expiry')).toBe(1);
  });

  it('and was paid at the last moment stays, and keeps nobody else waiting, however many they are', async () => {
    await expireAll();
    const paid: Id[] = [];
    // As many as one server takes at a time.
    for (let count = 0; count < 20; count += 1) paid.push(await place());
    const numbers = paid.map(String);
    await shop.app.database.db.update(payOrders).set({ status: 10 }).where(inArray(payOrders.merchantOrderId, numbers));
    const unpaid = [await place(), await place()];
    shop.app.clock.now += 3 * HOUR_MS;

    expect(await shop.app.due('order-expiry')).toBe(2);

    for (const id of unpaid) expect(await shop.orderOf(id)).toMatchObject({ status: 40 });
    for (const id of paid.slice(-2)) expect(await shop.orderOf(id)).toMatchObject({ status: 0 });
    expect(await stock()).toBe(STOCK - 40);
    // They are not paid in truth, and no later test has to look at them.
    await shop.app.database.db.update(payOrders).set({ status: 0 }).where(inArray(payOrders.merchantOrderId, numbers));
    expect(await shop.app.due('order-expiry')).toBe(20);
    expect(await stock()).toBe(STOCK);
  });

  it('was paid in time, of which the shop was told late', async () => {
    await expireAll();
    const id = await place();
    await shop.payUntold(id);
    shop.app.clock.now += 3 * HOUR_MS;

    expect(await shop.app.due('order-expiry')).toBe(0);
    expect(await cancel(id)).toMatchObject({ code: 1_011_000_025 });
    await shop.app.due('pay-notify');

    expect(await shop.orderOf(id)).toMatchObject({ status: 10, payStatus: true });
  });

  it('is cancelled by nobody whom the buyer was faster than', async () => {
    await expireAll();
    const id = await place();
    shop.app.clock.now += 3 * HOUR_MS;

    const [{ code }, done] = await Promise.all([cancel(id), shop.app.due('order-expiry')]);

    expect([code === 0, done === 1].filter(Boolean)).toHaveLength(1);
    expect(await stock()).toBe(STOCK);
    expect(contents(await shop.orderOf(id))).toEqual(['用户下单', '取消订单']);
  });
});
