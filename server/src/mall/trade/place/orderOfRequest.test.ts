import type { Id } from '@zhilv/contract';
import { startTestShop, type TestShop } from '@zhilv/testing/mall/start-test-shop';
import { afterAll, beforeAll, expect, it } from 'vitest';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.app.database.close());

it('an order is not taken for another that the same request asks for later', async () => {
  const goods = await shop.sell({ stock: 10 });
  const body = shop.draft([[goods.skuId, 2]]);
  const { data } = await shop.answer('POST', '/trade/order/create', body);
  const { no } = await shop.orderOf(data as Id);

  for (const changed of [
    { items: [{ skuId: goods.skuId, count: 3 }] },
    { receiverDetailAddress: '别处 9 号' },
    { userRemark: '改了' },
  ])
    expect(await shop.answer('POST', '/trade/order/create', { ...body, ...changed })).toEqual({
      code: 400,
      data: null,
      msg: `请求参数不正确:订单 ${no} 已经提交，之后的修改没有保存；请在订单详情中查看`,
    });

  expect(await shop.answer('POST', '/trade/order/create', body)).toMatchObject({ code: 0, data });
  expect(await shop.goodsOf(goods.spuId)).toMatchObject({ stock: 8 });
});
