import { contentsOf } from '@zhilv/testing/server/plant-rows';
import { startTestShop, STORE, type TestShop } from '@zhilv/testing/mall/start-test-shop';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payApps } from '../../../pay/app/payApp.table.ts';
import { payOrders } from '../../../pay/order/payOrder.table.ts';
import { SEEDED_PASSWORD } from '../../../system/user/seededPasswords.ts';
import { pickUpStores } from '../../delivery/pickUpStore.table.ts';
import { spus } from '../../product/spu.table.ts';
import { orders } from '../order/order.table.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.app.database.close());

describe('an order', () => {
  it('takes the goods, and makes what has to be paid for them', async () => {
    const cup = await shop.sell({ stock: 10, price: 8800 });
    const tea = await shop.sell({ stock: 5, price: 1999 });

    const id = await shop.place(
      [
        [cup.skuId, 1],
        [tea.skuId, 2],
        [cup.skuId, 2],
      ],
      { userRemark: '请快点' },
    );

    const order = await shop.orderOf(id);
    expect(order).toMatchObject({
      id,
      status: 0,
      type: 0,
      payStatus: false,
      productCount: 5,
      totalPrice: 30_398,
      payPrice: 30_398,
      refundPrice: 0,
      afterSaleStatus: 0,
      deliveryType: 1,
      userRemark: '请快点',
      userIp: '192.0.2.1',
      receiverAreaName: '浙江省 杭州市 西湖区',
      user: { nickname: '试买' },
      logs: [{ content: '用户下单', userType: 2 }],
    });
    expect(order.no).toMatch(/^o20260301080000\d{6}$/);
    expect(order.items?.map(({ skuId, count, payPrice }) => [skuId, count, payPrice])).toEqual([
      [cup.skuId, 1, 8800],
      [tea.skuId, 2, 3998],
      [cup.skuId, 2, 17_600],
    ]);
    expect(await shop.goodsOf(cup.spuId)).toMatchObject({ stock: 7 });
    expect(await shop.goodsOf(tea.spuId)).toMatchObject({ stock: 3 });
    const [payOrder] = await shop.app.database.db
      .select()
      .from(payOrders)
      .where(eq(payOrders.id, order.payOrderId ?? 0));
    expect(payOrder).toMatchObject({ appId: 1, merchantOrderId: String(id), price: 30_398, status: 0 });
    expect(payOrder?.expireTime).toBe(shop.app.clock.now + 120 * 60_000);
  });

  it('of goods that are fetched has a code, and no address', async () => {
    const goods = await shop.sell({ stock: 10 });

    const order = await shop.orderOf(await shop.place([[goods.skuId, 1]], { deliveryType: 2, pickUpStoreId: STORE }));

    expect(order).toMatchObject({ deliveryType: 2, pickUpStoreId: STORE, receiverAreaId: null, receiverDetailAddress: null });
    expect(order.pickUpVerifyCode).toMatch(/^\d{8}$/);
    expect(
      await shop.answer('GET', `/trade/order/get-by-pick-up-verify-code?pickUpVerifyCode=${order.pickUpVerifyCode}`),
    ).toMatchObject({
      data: { id: order.id, items: null, user: null, logs: null, receiverAreaName: null },
    });
  });

  it('is one order, however often its request arrives, also at once', async () => {
    const goods = await shop.sell({ stock: 10 });
    const body = shop.draft([[goods.skuId, 2]]);

    const first = await shop.answer('POST', '/trade/order/create', body);
    const again = await shop.answer('POST', '/trade/order/create', body);
    // Nothing is left for a second one of these.
    const twin = shop.draft([[goods.skuId, 8]]);
    const atOnce = await Promise.all(Array.from({ length: 4 }, () => shop.answer('POST', '/trade/order/create', twin)));

    expect(again).toEqual(first);
    expect(new Set(atOnce.map(({ data }) => data)).size).toBe(1);
    expect(atOnce.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
    expect(await shop.goodsOf(goods.spuId)).toMatchObject({ stock: 0 });
  });

  it('makes a buyer where nobody has the number, and finds the last address of one who bought before', async () => {
    const goods = await shop.sell({ stock: 10 });
    expect((await shop.answer('GET', '/trade/order/buyer?mobile=13900000077')).data).toBeNull();

    await shop.place([[goods.skuId, 1]], { mobile: '13900000077', nickname: '', receiverDetailAddress: '旧街 1 号' });
    await shop.place([[goods.skuId, 1]], { mobile: '13900000077', nickname: '另一个名字', receiverDetailAddress: '新街 2 号' });

    expect((await shop.answer('GET', '/trade/order/buyer?mobile=13900000077')).data).toMatchObject({
      nickname: '用户0077',
      mobile: '13900000077',
      receiverAreaId: 330106,
      receiverDetailAddress: '新街 2 号',
    });
  });
});

describe('an order that cannot be', () => {
  let goods: Awaited<ReturnType<TestShop['sell']>>;
  let offSale: typeof goods;
  let free: typeof goods;
  let dear: typeof goods;
  let sentOnly: typeof goods;
  let clerk: string;
  let before: Awaited<ReturnType<typeof contentsOf>>;
  beforeAll(async () => {
    clerk = (await shop.app.signIn('bpmstaff', SEEDED_PASSWORD)).accessToken;
    goods = await shop.sell({ stock: 3 });
    free = await shop.sell({ stock: 3, price: 0 });
    dear = await shop.sell({ stock: 999, price: 2 ** 31 - 1 });
    offSale = await shop.sell({ stock: 3 });
    sentOnly = await shop.sell({ stock: 3 });
    await shop.app.database.db
      .update(spus)
      .set({ deliveryTypes: [1] })
      .where(eq(spus.id, sentOnly.spuId));
    await shop.answer('PUT', '/product/spu/update-status', { id: offSale.spuId, status: 0 });
    await shop.app.database.db.update(pickUpStores).set({ status: 1 }).where(eq(pickUpStores.id, 3));
    // The buyer is there already, so that nothing at all is to be seen.
    await shop.place([[goods.skuId, 1]]);
    before = await contentsOf(shop.app.database.db, 'all');
  });
  afterAll(async () => expect(await contentsOf(shop.app.database.db, 'all')).toEqual(before));

  const STOCK_SHORT: string = expect.stringMatching(/^商品 SKU 库存不足：「试卖商品 \d+」$/);
  const refused = (lines: () => readonly (readonly [number | string, number])[], changed: object, code: number, msg: string) =>
    [lines, changed, code, code === 400 ? `请求参数不正确:${msg}` : msg] as const;
  const own = (count: number) => () => [[goods.skuId, count]] as const;

  it.each([
    refused(own(3), {}, 1_008_006_004, STOCK_SHORT),
    refused(
      () => [
        [goods.skuId, 2],
        [goods.skuId, 2],
      ],
      {},
      1_008_006_004,
      STOCK_SHORT,
    ),
    refused(
      () => [
        [goods.skuId, 1],
        [999_999, 1],
      ],
      {},
      1_008_006_000,
      '商品 SKU 不存在',
    ),
    refused(() => [[free.skuId, 1]], {}, 1_011_003_000, '支付价格计算异常，原因：价格小于等于 0'),
    refused(() => [[dear.skuId, 2]], {}, 400, '订单金额超过上限'),
    refused(own(0), {}, 400, '购买数量应为 1 到 999'),
    refused(own(1000), {}, 400, '购买数量应为 1 到 999'),
    refused(own(1.5), {}, 400, '购买数量应为 1 到 999'),
    refused(() => [], {}, 400, '购买的商品不能为空'),
    refused(own(1), { items: null }, 400, '购买的商品不能为空'),
    refused(own(1), { mobile: '1390000' }, 400, '买家手机格式不正确'),
    refused(own(1), { requestId: '' }, 400, '请求编号不能为空'),
    refused(own(1), { receiverName: ' ' }, 400, '收件人名称不能为空'),
    refused(own(1), { receiverMobile: '没有' }, 400, '收件人手机格式不正确'),
    refused(own(1), { receiverAreaId: null }, 400, '收件人地区编号不能为空'),
    refused(own(1), { receiverAreaId: 1 }, 400, '收件人地区编号不正确'),
    refused(own(1), { receiverDetailAddress: '' }, 400, '收件人详细地址不能为空'),
    refused(own(1), { deliveryType: 3 }, 400, '配送方式不正确'),
    refused(own(1), { deliveryType: 2 }, 400, '自提门店不能为空'),
    refused(own(1), { deliveryType: 2, pickUpStoreId: 999_999 }, 1_011_006_000, '自提门店不存在'),
    refused(own(1), { deliveryType: 2, pickUpStoreId: 3 }, 400, '自提门店【古镇伴手礼店】已停用'),
  ])('is refused and takes nothing (%#)', async (lines, changed, code, msg) => {
    expect(await shop.answer('POST', '/trade/order/create', shop.draft(lines(), changed))).toEqual({ code, data: null, msg });
  });

  it('is refused for goods that are not on sale', async () => {
    const { name } = await shop.goodsOf(offSale.spuId);

    expect(await shop.answer('POST', '/trade/order/create', shop.draft([[offSale.skuId, 1]]))).toEqual({
      code: 1_008_005_003,
      data: null,
      msg: `商品 SPU【${name}】不处于上架状态`,
    });
  });

  it('is refused for goods that are not sent in this way', async () => {
    const { name } = await shop.goodsOf(sentOnly.spuId);
    const body = shop.draft([[sentOnly.skuId, 1]], { deliveryType: 2, pickUpStoreId: STORE });

    expect(await shop.answer('POST', '/trade/order/create', body)).toEqual({
      code: 400,
      data: null,
      msg: `请求参数不正确:商品【${name}】不支持该配送方式`,
    });
  });

  it('is none of a workflow clerk’s business', async () => {
    const { code } = await shop.app.answer('POST', '/trade/order/create', { token: clerk, body: shop.draft([[goods.skuId, 1]]) });

    expect(code).toBe(403);
  });
});

it('a shop whose application for payments is off places nothing', async () => {
  const { db } = shop.app.database;
  const goods = await shop.sell({ stock: 3 });
  await shop.place([[goods.skuId, 1]]);
  await db.update(payApps).set({ status: 1 }).where(eq(payApps.id, 1));
  const before = await contentsOf(db, 'all');

  const refusal = await shop.answer('POST', '/trade/order/create', shop.draft([[goods.skuId, 1]]));

  expect(refusal).toEqual({ code: 1_007_000_002, data: null, msg: 'App 已经被禁用' });
  expect(await contentsOf(db, 'all')).toEqual(before);
  await db.update(payApps).set({ status: 0 }).where(eq(payApps.id, 1));
});

it('fifty who buy the last ten pieces at once get ten of them', async () => {
  const goods = await shop.sell({ stock: 10 });
  const buyers = Array.from({ length: 50 }, (_, place) => String(13_700_000_000 + place));

  const answers = await Promise.all(
    buyers.map((mobile) => shop.answer('POST', '/trade/order/create', shop.draft([[goods.skuId, 1]], { mobile }))),
  );

  const codes = answers.map(({ code }) => code);
  expect(codes.filter((code) => code === 0)).toHaveLength(10);
  expect(codes.filter((code) => code === 1_008_006_004)).toHaveLength(40);
  const sold = await shop.goodsOf(goods.spuId);
  expect(sold.stock).toBe(0);
  expect(sold.skus?.map(({ stock }) => stock)).toEqual([0]);
  const placed = answers.filter(({ code }) => code === 0).map(({ data }) => String(data));
  expect(new Set(placed).size).toBe(10);
  const numbers = await shop.app.database.db.select({ no: orders.no }).from(orders);
  expect(new Set(numbers.map(({ no }) => no)).size).toBe(numbers.length);
});
