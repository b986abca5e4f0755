import type { Id } from '@zhilv/contract';
import { allowedOrderActions } from '@zhilv/contract/mall';
import { contentsOf } from '@zhilv/testing/server/plant-rows';
import { COURIER, startTestShop, STORE, type TestGoods, type TestShop } from '@zhilv/testing/mall/start-test-shop';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '../order/order.table.ts';

let shop: TestShop;
let goods: TestGoods;
let other: TestGoods;
beforeAll(async () => {
  shop = await startTestShop();
  goods = await shop.sell({ stock: 900, price: 1999 });
  other = await shop.sell({ stock: 900, price: 8800 });
});
afterAll(() => shop.app.database.close());

const PICK_UP = { deliveryType: 2, pickUpStoreId: STORE };
const SENDING = { logisticsId: COURIER, logisticsNo: 'SF1234567890' };
const ADDRESS = {
  receiverName: '新收货人',
  receiverMobile: '15600000009',
  receiverAreaId: 110_102,
  receiverDetailAddress: '新街 3 号',
};

/** What can be done with an order. */
const ACTIONS = {
  deliver: (id: Id) => shop.answer('PUT', '/trade/order/delivery', { id, ...SENDING }),
  pickUp: (id: Id) => shop.answer('PUT', `/trade/order/pick-up-by-id?id=${id}`),
  receive: (id: Id) => shop.answer('PUT', `/trade/order/receive?id=${id}`),
  cancel: (id: Id) => shop.answer('PUT', `/trade/order/cancel?id=${id}`),
  updatePrice: (id: Id) => shop.answer('PUT', '/trade/order/update-price', { id, adjustPrice: -100 }),
  updateAddress: (id: Id) => shop.answer('PUT', '/trade/order/update-address', { id, ...ADDRESS }),
};
type Action = keyof typeof ACTIONS;

async function did(action: Action, id: Id): Promise<Id> {
  expect(await ACTIONS[action](id)).toEqual({ code: 0, data: true, msg: '' });
  return id;
}

async function paid(changed?: object): Promise<Id> {
  const id = await shop.place([[goods.skuId, 2]], changed);
  await shop.pay(id);
  return id;
}

async function refundedInPart(changed?: object): Promise<Id> {
  const id = await shop.place([[goods.skuId, 1], [other.skuId, 1]], changed); // prettier-ignore
  await shop.pay(id);
  const { items } = await shop.orderOf(id);
  const refund = { orderItemId: items?.[0]?.id, way: 10, refundPrice: 1999, applyReason: '不想要了' };
  const { data } = await shop.answer('POST', '/trade/after-sale/create', refund);
  await shop.answer('PUT', `/trade/after-sale/agree?id=${data}`);
  await shop.answer('PUT', `/trade/after-sale/refund?id=${data}`);
  return id;
}

async function ofType(type: number): Promise<Id> {
  const id = await paid();
  await shop.app.database.db.update(orders).set({ type }).where(eq(orders.id, id));
  return id;
}

/** Makes an order of each state. */
const STATES = {
  unpaid: () => shop.place([[goods.skuId, 2]]),
  adjusted: async () => did('updatePrice', await shop.place([[goods.skuId, 2]])),
  toDeliver: () => paid(),
  toFetch: () => paid(PICK_UP),
  combination: () => ofType(3),
  bargain: () => ofType(2),
  refundedInPart: () => refundedInPart(),
  refundedToFetch: () => refundedInPart(PICK_UP),
  delivered: async () => did('deliver', await paid()),
  completed: async () => did('receive', await did('deliver', await paid())),
  fetched: async () => did('pickUp', await paid(PICK_UP)),
  cancelled: async () => did('cancel', await shop.place([[goods.skuId, 2]])),
  missing: async () => 999_999,
};
type State = keyof typeof STATES;

const WORDS: Readonly<Record<number, string>> = {
  11: '交易订单不存在',
  17: '交易订单发货失败，订单不是【待发货】状态',
  18: '交易订单收货失败，订单不是【待收货】状态',
  21: '交易订单发货失败，订单已退款或部分退款',
  22: '交易订单发货失败，拼团未成功',
  23: '交易订单发货失败，砍价未成功',
  24: '交易订单发货失败，发货类型不是快递',
  25: '交易订单取消失败，订单不是【待支付】状态',
  26: '支付订单调价失败，原因：支付订单已付款,不能调价',
  27: '支付订单调价失败，原因：已经修改过价格',
  30: '交易订单自提失败，收货方式不是【用户自提】',
  31: '交易订单修改收货地址失败，原因：订单不是【待发货】状态',
};

/** What each state stands against, and by which code. */
const REFUSED: Readonly<Record<State, Partial<Record<Action, number>>>> = {
  unpaid: { deliver: 17, pickUp: 30, receive: 18, updateAddress: 31 },
  adjusted: { deliver: 17, pickUp: 30, receive: 18, updatePrice: 27, updateAddress: 31 },
  toDeliver: { pickUp: 30, receive: 18, cancel: 25, updatePrice: 26 },
  toFetch: { deliver: 24, receive: 18, cancel: 25, updatePrice: 26 },
  combination: { deliver: 22, pickUp: 30, receive: 18, cancel: 25, updatePrice: 26 },
  bargain: { deliver: 23, pickUp: 30, receive: 18, cancel: 25, updatePrice: 26 },
  refundedInPart: { deliver: 21, pickUp: 30, receive: 18, cancel: 25, updatePrice: 26 },
  refundedToFetch: { deliver: 21, pickUp: 21, receive: 18, cancel: 25, updatePrice: 26 },
  delivered: { deliver: 17, pickUp: 30, cancel: 25, updatePrice: 26, updateAddress: 31 },
  completed: { deliver: 17, pickUp: 30, receive: 18, cancel: 25, updatePrice: 26, updateAddress: 31 },
  fetched: { deliver: 17, pickUp: 17, receive: 18, cancel: 25, updatePrice: 26, updateAddress: 31 },
  cancelled: { deliver: 17, pickUp: 30, receive: 18, cancel: 25, updatePrice: 26, updateAddress: 31 },
  missing: { deliver: 11, pickUp: 11, receive: 11, cancel: 11, updatePrice: 11, updateAddress: 11 },
};

const states = Object.keys(STATES) as State[];
const actions = Object.keys(ACTIONS) as Action[];

describe.each(states)('an order that is %s', (state) => {
  const refused = Object.entries(REFUSED[state]) as [Action, number][];
  const allowed = actions.filter((action) => REFUSED[state][action] === undefined);

  describe('stays as it is', () => {
    let id: Id;
    let before: readonly unknown[];
    const looks = async () => [await contentsOf(shop.app.database.db, 'all'), id === 999_999 ? null : await shop.orderOf(id)];
    beforeAll(async () => {
      id = await STATES[state]();
      before = await looks();
    });
    afterAll(async () => expect(await looks()).toEqual(before));

    it.each(refused)('against %s, which is refused', async (action, code) => {
      expect(await ACTIONS[action](id)).toEqual({ code: 1_011_000_000 + code, data: null, msg: WORDS[code] });
    });

    it.skipIf(state === 'missing')('and pages offer what is not refused', async () => {
      const offered = allowedOrderActions(await shop.orderOf(id)).filter((action) => action !== 'updateRemark');
      // An address of goods that are fetched is nowhere used.
      const useful = allowed.filter((action) => action !== 'updateAddress' || !/fetch/i.test(state));

      expect([...offered].toSorted()).toEqual(useful.toSorted());
    });
  });

  it.each(allowed)('lets %s through', async (action) => {
    await did(action, await STATES[state]());
  });
});
