import type { Id } from '@zhilv/contract';
import { COURIER, startTestShop, STORE, type TestGoods, type TestShop } from '@zhilv/testing/mall/start-test-shop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let shop: TestShop;
let goods: TestGoods;
let other: TestGoods;
beforeAll(async () => {
  shop = await startTestShop();
  goods = await shop.sell({ stock: 900, price: 1999 });
  other = await shop.sell({ stock: 900, price: 8800 });
});
afterAll(() => shop.app.database.close());

const place = () => shop.place([[goods.skuId, 2]]);
const did = async (call: string, body?: object) =>
  expect(await shop.answer('PUT', `/trade/order/${call}`, body), call).toEqual({ code: 0, data: true, msg: '' });

async function paid(changed?: object): Promise<Id> {
  const id = await shop.place([[goods.skuId, 2]], changed);
  await shop.pay(id);
  return id;
}

describe('sending', () => {
  it.each([
    [{ logisticsId: 999_999, logisticsNo: 'SF1' }, 1_011_004_000, '快递公司不存在'],
    [{ logisticsNo: 'SF1' }, 1_011_004_000, '快递公司不存在'],
    [{}, 1_011_004_000, '快递公司不存在'],
    [{ logisticsId: 4, logisticsNo: 'SF1' }, 1_011_004_003, '快递公司未启用'],
    [{ logisticsId: COURIER }, 400, '请求参数不正确:发货物流单号不能为空'],
    [{ logisticsId: COURIER, logisticsNo: ' ' }, 400, '请求参数不正确:发货物流单号不能为空'],
  ])('by %o is refused', async (sending, code, msg) => {
    const id = await paid();
    const before = await shop.orderOf(id);

    expect(await shop.answer('PUT', '/trade/order/delivery', { id, ...sending })).toEqual({ code, data: null, msg });
    expect(await shop.orderOf(id)).toEqual(before);
  });

  it('needs no number where there is no courier', async () => {
    const id = await paid();

    expect(await shop.answer('PUT', '/trade/order/delivery', { id, logisticsId: 0 })).toMatchObject({ data: true });
    expect(await shop.orderOf(id)).toMatchObject({ status: 20, logisticsId: 0, logisticsNo: '' });
    expect((await shop.answer('GET', `/trade/order/get-express-track-list?id=${id}`)).data).toEqual([]);
  });
});

it('what happened to an order is told in its words, oldest first', async () => {
  const id = await place();
  await did('update-price', { id, adjustPrice: -100 });
  await shop.pay(id);
  await did('update-address', {
    id,
    receiverName: '新收货人',
    receiverMobile: '15600000009',
    receiverAreaId: 110_102,
    receiverDetailAddress: '新街 3 号',
  });
  await did('delivery', { id, logisticsId: COURIER, logisticsNo: 'SF1234567890' });
  await did(`receive?id=${id}`);

  const order = await shop.orderOf(id);

  expect(order.logs?.map(({ content, userType }) => [content, userType])).toEqual([
    ['用户下单', 2],
    ['订单价格 39.98 修改，实际支付金额为 38.98 元', 2],
    ['用户付款成功', 1],
    ['收货地址修改', 2],
    ['已发货，快递公司：山禾快递，快递单号：SF1234567890', 2],
    ['用户已收货', 2],
  ]);
  expect(order).toMatchObject({
    status: 30,
    adjustPrice: -100,
    payPrice: 3898,
    payChannelCode: 'mock',
    receiverAreaName: '北京 北京市 西城区',
  });
  expect(order.items).toMatchObject([{ payPrice: 3898 }]);
  expect(await shop.answer('GET', `/trade/order/get-express-track-list?id=${id}`)).toMatchObject({
    code: 1_011_004_002,
    msg: '需要接入快递服务商，比如【快递100】',
  });
});

describe('an adjustment of a price', () => {
  it.each([
    [{ adjustPrice: -3998 }, 1_011_000_028, '支付订单调价失败，原因：调整后支付价格不能小于 0.01 元'],
    [{ adjustPrice: -999_999 }, 1_011_000_028, '支付订单调价失败，原因：调整后支付价格不能小于 0.01 元'],
    [{}, 1_011_000_028, '支付订单调价失败，原因：调整后支付价格不能小于 0.01 元'],
    [{ adjustPrice: 0 }, 400, '请求参数不正确:订单调价不能为 0'],
    [{ adjustPrice: 2 ** 31 - 1 }, 400, '请求参数不正确:订单金额超过上限'],
    [{ adjustPrice: 0.5 }, 400, '请求参数不正确:订单调价应为整数'],
  ])('by %o is refused', async (adjusting, code, msg) => {
    const id = await place();
    const before = await shop.orderOf(id);

    expect(await shop.answer('PUT', '/trade/order/update-price', { id, ...adjusting })).toEqual({ code, data: null, msg });
    expect(await shop.orderOf(id)).toEqual(before);
  });

  it('is what has to be paid then, over all items', async () => {
    const id = await shop.place([[goods.skuId, 1], [other.skuId, 1]]); // prettier-ignore
    await did('update-price', { id, adjustPrice: -100 });
    await shop.pay(id);

    const order = await shop.orderOf(id);

    expect(order).toMatchObject({ status: 10, totalPrice: 10_799, adjustPrice: -100, payPrice: 10_699 });
    expect(order.items?.map(({ payPrice }) => payPrice)).toEqual([1980, 8719]);
  });
});

describe('an address', () => {
  it.each([
    [{ receiverName: ' ' }, '收件人名称不能为空'],
    [{ receiverMobile: '没有' }, '收件人手机格式不正确'],
    [{ receiverAreaId: 1 }, '收件人地区编号不正确'],
    [{ receiverAreaId: 'x' }, '收件人地区编号应为整数'],
    [{ receiverDetailAddress: '' }, '收件人详细地址不能为空'],
  ])('with %o is refused', async (change, words) => {
    const id = await paid();
    const before = await shop.orderOf(id);

    expect(await shop.answer('PUT', '/trade/order/update-address', { id, ...change })).toEqual({
      code: 400,
      data: null,
      msg: `请求参数不正确:${words}`,
    });
    expect(await shop.orderOf(id)).toEqual(before);
  });
});

describe('what is left out', () => {
  it('of an address or a remark stays as it is', async () => {
    const id = await paid();
    await shop.answer('PUT', '/trade/order/update-remark', { id, remark: '卖家备注' });

    expect(await shop.answer('PUT', '/trade/order/update-remark', { id })).toMatchObject({ data: true });
    expect(await shop.answer('PUT', '/trade/order/update-address', { id, receiverName: '只改名字' })).toMatchObject({
      data: true,
    });

    expect(await shop.orderOf(id)).toMatchObject({
      remark: '卖家备注',
      receiverName: '只改名字',
      receiverDetailAddress: '北山街 18 号',
    });
    expect(await shop.answer('PUT', '/trade/order/update-remark', { id: 999_999, remark: 'x' })).toMatchObject({
      code: 1_011_000_011,
    });
  });
});

it('goods are fetched by their code, once', async () => {
  const id = await paid({ deliveryType: 2, pickUpStoreId: STORE });
  const { pickUpVerifyCode } = await shop.orderOf(id);
  const fetch = (code: string | null | undefined) =>
    shop.answer('PUT', `/trade/order/pick-up-by-verify-code?pickUpVerifyCode=${code}`);

  expect(await fetch('nope')).toMatchObject({ code: 1_011_000_011, msg: '交易订单不存在' });
  expect(await fetch(pickUpVerifyCode)).toMatchObject({ data: true });
  expect(await fetch(pickUpVerifyCode)).toMatchObject({ code: 1_011_000_017 });
  expect(await shop.orderOf(id)).toMatchObject({ status: 30, logs: [{}, {}, { content: '管理员自提收货', userType: 2 }] });
});
