import type { Id } from '@zhilv/contract';
import { allowedAfterSaleActions, allowsAfterSale, type OrderDetail } from '@zhilv/contract/mall';
import { COURIER, startTestShop, STORE, type TestGoods, type TestShop } from '@zhilv/testing/mall/start-test-shop';
import { testCases, type TestCases } from '@zhilv/testing/mall/test-cases';
import { isLong, randomSeed, rounds } from '@zhilv/testing/soak';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { payOrders } from '../../../pay/order/payOrder.table.ts';
import { afterSales } from '../afterSale/afterSale.table.ts';

let shop: TestShop;
let cases: TestCases;
beforeAll(async () => {
  shop = await startTestShop();
  cases = await testCases(shop);
  shop.app.clock.now += 3 * HOUR_MS;
  await shop.app.due('order-expiry');
});
afterAll(() => shop.app.database.close());

const HOUR_MS = 3_600_000;
const STOCK = 12;
const STEPS = rounds({ sample: 40, soak: 2000 });

it(
  'whatever people do, no piece is lost or sold twice, and no fen either',
  async () => {
    const random = new SeededRandom(randomSeed);
    const goods: TestGoods[] = [];
    for (const price of [1, 1999, 8801]) goods.push(await shop.sell({ stock: STOCK, price }));
    const placed: Id[] = [];

    for (let step = 0; step < STEPS; step += 1) {
      // Several do something at once.
      await Promise.all(Array.from({ length: 1 + random.below(3) }, () => doSomething(random, goods, placed)));
      if (step % (isLong ? 60 : 10) === 9) await expectNothingLost(goods, placed);
    }

    await expectNothingLost(goods, placed);
    expect(placed.length).toBeGreaterThan(5);
  },
  STEPS * 2000,
);

async function doSomething(random: SeededRandom, goods: readonly TestGoods[], placed: Id[]): Promise<void> {
  const kind = random.below(10);
  if (kind < 4 || placed.length === 0) {
    const lines = random.some(goods, 1 + random.below(2)).map(({ skuId }) => [skuId, 1 + random.below(3)] as const);
    const body = shop.draft(lines, random.chance(0.3) ? { deliveryType: 2, pickUpStoreId: STORE } : {});
    const { code, data } = await shop.answer('POST', '/trade/order/create', body);
    if (code === 0) placed.push(data as Id);
    else expect(code).toBe(1_008_006_004);
    return;
  }
  if (kind === 4) {
    shop.app.clock.now += HOUR_MS / 2;
    await shop.app.due('order-expiry');
    return;
  }
  const id = random.pick(placed);
  // What is refused changes nothing, so that anything may be tried.
  if (kind === 5) await shop.answer('PUT', `/trade/order/cancel?id=${id}`);
  else if (kind === 6) await shop.answer('PUT', '/trade/order/update-price', { id, adjustPrice: random.below(4000) - 2000 });
  else if (kind === 7) await pay(id);
  else if (kind === 8) await send(random, id);
  else await askBack(random, await shop.orderOf(id));
}

async function pay(id: Id): Promise<void> {
  const { payOrderId } = await shop.orderOf(id);
  await shop.answer('POST', '/pay/order/submit', { id: payOrderId, channelCode: 'mock' });
  await shop.app.due('pay-notify');
}

async function send(random: SeededRandom, id: Id): Promise<void> {
  await shop.answer('PUT', '/trade/order/delivery', { id, logisticsId: COURIER, logisticsNo: 'SF1' });
  await shop.answer('PUT', `/trade/order/${random.chance(0.5) ? 'receive' : 'pick-up-by-id'}?id=${id}`);
}

async function askBack(random: SeededRandom, order: OrderDetail): Promise<void> {
  const item = order.items?.find((one) => allowsAfterSale(order, one));
  if (item !== undefined) {
    const refundPrice = 1 + random.below(item.payPrice + 2);
    await cases.apply(item.id, { way: random.pick([10, 20]), refundPrice });
  }
  const open = await shop.app.database.db
    .select({ id: afterSales.id, status: afterSales.status })
    .from(afterSales)
    .where(eq(afterSales.orderId, order.id));
  for (const one of open) {
    const [action] = random.some(allowedAfterSaleActions(one), 1);
    if (action !== undefined) await cases.act[action](one.id);
  }
}

/** What stands in the shop, and with buyers, is what there was at first; what was paid is with the shop or given back. */
async function expectNothingLost(goods: readonly TestGoods[], placed: readonly Id[]): Promise<void> {
  const orders = await Promise.all(placed.map(shop.orderOf));
  const refunded = await shop.app.database.db.select().from(afterSales).where(eq(afterSales.status, 50));

  for (const { spuId, skuId } of goods) {
    const sold = await shop.goodsOf(spuId);
    let away = 0;
    let sales = 0;
    for (const order of orders) {
      for (const item of order.items ?? []) {
        if (String(item.skuId) !== String(skuId)) continue;
        const back = refunded.find((one) => String(one.orderItemId) === String(item.id));
        const isBack = back !== undefined && (back.way === 20 || (order.deliveryTime === null && order.receiveTime === null));
        const wasNeverPaid = order.status === 40 && !order.payStatus;
        if (!wasNeverPaid && !isBack) away += item.count;
        if (order.payStatus && back === undefined) sales += item.count;
      }
    }
    expect({ stock: sold.stock, ofSkus: sold.skus?.map(({ stock }) => stock), sales: sold.salesCount }).toEqual({
      stock: STOCK - away,
      ofSkus: [STOCK - away],
      sales,
    });
  }

  for (const order of orders) {
    const sum = (order.items ?? []).reduce((total, { payPrice }) => total + payPrice, 0);
    expect(sum).toBe(order.payPrice);
    expect(order.payPrice).toBe(order.totalPrice + order.adjustPrice);
    const [payOrder] = await shop.app.database.db
      .select()
      .from(payOrders)
      .where(eq(payOrders.id, order.payOrderId ?? 0));
    expect(payOrder?.price).toBe(order.payPrice);
    expect(payOrder?.refundPrice).toBe(order.refundPrice);
    expect(order.refundPrice ?? 0).toBeLessThanOrEqual(order.payPrice);
    expect(order.payStatus).toBe(payOrder?.status === 10 || payOrder?.status === 20);
  }
}
