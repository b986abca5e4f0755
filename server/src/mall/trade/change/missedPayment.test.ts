import { payNotifyTasks } from '../../../pay/notify/payNotify.table.ts';
import { startTestShop, type TestShop } from '@zhilv/testing/mall/start-test-shop';
import { afterAll, beforeAll, expect, it } from 'vitest';

const MINUTE_MS = 60_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.app.database.close());

async function paidUntold() {
  const goods = await shop.sell({ stock: 10 });
  const id = await shop.place([[goods.skuId, 1]]);
  await shop.payUntold(id);
  return { id, goods };
}

it('an order whose notice was given up is paid all the same, a while later and once', async () => {
  const { id, goods } = await paidUntold();
  await shop.app.database.db.update(payNotifyTasks).set({ status: 20 });

  shop.app.clock.now += 9 * MINUTE_MS;
  expect(await shop.app.due('order-missed-payment')).toBe(0);
  shop.app.clock.now += 2 * MINUTE_MS;
  const done = await Promise.all([shop.app.due('order-missed-payment'), shop.app.due('order-missed-payment')]);

  const order = await shop.orderOf(id);
  expect(order).toMatchObject({ status: 10, payStatus: true, payChannelCode: 'mock' });
  expect(order.logs?.map(({ content }) => content)).toEqual(['用户下单', '用户付款成功']);
  expect(await shop.goodsOf(goods.spuId)).toMatchObject({ stock: 9, salesCount: 1 });
  expect(done.some((count) => count > 0)).toBe(true);
  expect(await shop.app.due('order-missed-payment')).toBe(0);
});

it('an order that nobody paid is left alone', async () => {
  const goods = await shop.sell({ stock: 10 });
  const id = await shop.place([[goods.skuId, 1]]);
  shop.app.clock.now += 60 * MINUTE_MS;

  await shop.app.due('order-missed-payment');

  expect(await shop.orderOf(id)).toMatchObject({ status: 0, payStatus: false });
});
