import type { Id } from '@zhilv/contract';
import { contentsOf } from '@zhilv/testing/server/plant-rows';
import { startTestShop, type TestGoods, type TestShop } from '@zhilv/testing/mall/start-test-shop';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payApps } from '../../../pay/app/payApp.table.ts';
import { noticeHeaders } from '../../../pay/notify/noticeSignature.ts';
import { payOrders } from '../../../pay/order/payOrder.table.ts';

let shop: TestShop;
let goods: TestGoods;
let secrets: ReadonlyMap<number, string>;
beforeAll(async () => {
  shop = await startTestShop();
  goods = await shop.sell({ stock: 900, price: 1999 });
  const apps = await shop.app.database.db.select({ id: payApps.id, secret: payApps.secret }).from(payApps);
  secrets = new Map(apps.map(({ id, secret }) => [Number(id), secret]));
});
afterAll(() => shop.app.database.close());

const SHOP_APP = 1;

interface Told {
  readonly merchantOrderId: string;
  readonly payOrderId: Id;
}

interface Sending {
  readonly app?: number;
  /** The application whose secret it is signed with. */
  readonly key?: number;
  readonly sentAt?: number;
  /** What is signed, where that is not what is sent. */
  readonly signed?: Told;
}

/** Sends the notice of a payment as the server itself does. */
const tell = (told: Told, { app = SHOP_APP, key = app, sentAt = shop.app.clock.now, signed = told }: Sending = {}) =>
  shop.app.answer('POST', '/trade/order/update-paid', {
    tenant: null,
    body: told,
    headers: noticeHeaders(app, secrets.get(key) ?? '', sentAt, {
      merchantOrderId: signed.merchantOrderId,
      dataId: signed.payOrderId,
    }),
  });

async function placed(): Promise<Told> {
  const id = await shop.place([[goods.skuId, 2]]);
  const { payOrderId } = await shop.orderOf(id);
  return { merchantOrderId: String(id), payOrderId: payOrderId ?? 0 };
}

async function paid(): Promise<Told> {
  const told = await placed();
  await shop.payUntold(told.merchantOrderId);
  return told;
}

it('a payment is noted once, however often the shop is told', async () => {
  const told = await paid();

  expect(await tell(told)).toEqual({ code: 0, data: true, msg: '' });
  const before = await shop.orderOf(told.merchantOrderId);
  expect(await tell(told)).toEqual({ code: 0, data: true, msg: '' });
  await shop.app.due('pay-notify');

  expect(await shop.orderOf(told.merchantOrderId)).toEqual(before);
  expect(before).toMatchObject({ status: 10, payStatus: true, payChannelCode: 'mock', payTime: shop.app.clock.now });
  expect(before.logs?.map(({ content }) => content)).toEqual(['用户下单', '用户付款成功']);
});

it('of notices that come at once one is noted', async () => {
  const told = await paid();
  const { salesCount: before = 0 } = await shop.goodsOf(goods.spuId);

  const answers = await Promise.all([tell(told), tell(told), tell(told)]);

  expect(answers.map(({ code }) => code)).toEqual([0, 0, 0]);
  expect((await shop.goodsOf(goods.spuId)).salesCount).toBe((before ?? 0) + 2);
  expect((await shop.orderOf(told.merchantOrderId)).logs).toHaveLength(2);
});

describe('a notice that is not what it says', () => {
  let told: Told;
  let other: Told;
  let before: Awaited<ReturnType<typeof contentsOf>>;
  beforeEach(async () => {
    told = await paid();
    other = await paid();
    before = await contentsOf(shop.app.database.db, 'all');
  });
  afterEach(async () => expect(await contentsOf(shop.app.database.db, 'all')).toEqual(before));

  const forged = { code: 400, data: null, msg: '签名不正确' };

  it('is refused without a right signature', async () => {
    const { clock } = shop.app;

    expect(await shop.app.answer('POST', '/trade/order/update-paid', { tenant: null, body: told })).toEqual(forged);
    expect(await tell(told, { key: 7 })).toEqual(forged);
    expect(await tell(told, { app: 7, key: SHOP_APP })).toEqual(forged);
    expect(await tell({ ...told, payOrderId: other.payOrderId }, { signed: told })).toEqual(forged);
    expect(await tell({ ...told, merchantOrderId: other.merchantOrderId }, { signed: told })).toEqual(forged);
    expect(await tell(told, { sentAt: clock.now - 3_600_000 })).toEqual(forged);
    expect(await tell(told, { sentAt: clock.now + 3_600_000 })).toEqual(forged);
  });

  it('is refused where the payment is that of another order, or of another application', async () => {
    const words = '交易订单更新支付状态失败，支付单编号不匹配';

    expect(await tell({ ...told, payOrderId: other.payOrderId })).toEqual({ code: 1_011_000_014, data: null, msg: words });
    expect(await tell(told, { app: 7 })).toEqual({ code: 1_011_000_014, data: null, msg: words });
    expect(await tell({ ...told, merchantOrderId: '999999' })).toMatchObject({ code: 1_011_000_011 });
    expect(await tell({ ...told, merchantOrderId: '1; drop' })).toMatchObject({ code: 1_011_000_011 });
  });
});

describe('an order is not paid', () => {
  it('by a payment that nobody made', async () => {
    const told = await placed();

    expect(await tell(told)).toEqual({
      code: 1_011_000_015,
      data: null,
      msg: '交易订单更新支付状态失败，支付单状态不是【支付成功】状态',
    });
    expect(await shop.orderOf(told.merchantOrderId)).toMatchObject({ status: 0, payStatus: false });
  });

  it('by one of another amount', async () => {
    const told = await paid();
    await shop.app.database.db.update(payOrders).set({ price: 1 }).where(eq(payOrders.id, told.payOrderId));

    expect(await tell(told)).toEqual({ code: 1_011_000_016, data: null, msg: '交易订单更新支付状态失败，支付单金额不匹配' });
    expect(await shop.orderOf(told.merchantOrderId)).toMatchObject({ status: 0 });
  });

  it('once it is cancelled', async () => {
    const told = await placed();
    await shop.answer('PUT', `/trade/order/cancel?id=${told.merchantOrderId}`);
    await shop.app.database.db.update(payOrders).set({ status: 10 }).where(eq(payOrders.id, told.payOrderId));

    expect(await tell(told)).toEqual({
      code: 1_011_000_013,
      data: null,
      msg: '交易订单更新支付状态失败，订单不是【未支付】状态',
    });
  });
});
