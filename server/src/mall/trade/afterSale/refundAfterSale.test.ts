import type { Id } from '@zhilv/contract';
import { startTestShop, type TestShop } from '@zhilv/testing/mall/start-test-shop';
import { REFUND_ONLY, testCases, type TestCases } from '@zhilv/testing/mall/test-cases';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payOrders } from '../../../pay/order/payOrder.table.ts';

const done = { code: 0, data: true, msg: '' };

let shop: TestShop;
let cases: TestCases;
beforeAll(async () => {
  shop = await startTestShop();
  cases = await testCases(shop);
});
afterAll(() => shop.app.database.close());

describe('a refund', () => {
  const paymentOf = async (orderId: Id) => {
    const { payOrderId } = await shop.orderOf(orderId);
    const [payOrder] = await shop.app.database.db
      .select({ status: payOrders.status, refundPrice: payOrders.refundPrice })
      .from(payOrders)
      .where(eq(payOrders.id, payOrderId ?? 0));
    return payOrder;
  };
  const standing = async () => {
    const { stock = 0, salesCount = 0 } = await shop.goodsOf(cases.goods.spuId);
    return { stock, salesCount };
  };
  const counts = async (change: { stock: number; sales: number }, act: () => Promise<unknown>) => {
    const before = await standing();
    await act();
    const after = await standing();
    expect({
      stock: (after.stock ?? 0) - (before.stock ?? 0),
      sales: (after.salesCount ?? 0) - (before.salesCount ?? 0),
    }).toEqual(change);
  };

  it('of each item closes the order, without a log, and gives back no more than was paid', async () => {
    const { id, items } = await cases.ordered();
    const first = (await cases.apply(items[0], { refundPrice: 3998 })).data as Id;
    const second = (await cases.apply(items[1], { way: REFUND_ONLY, refundPrice: 8800 })).data as Id;
    for (const step of ['agree', 'deliver', 'receive', 'refund'] as const) await cases.act[step](first);
    expect(await shop.orderOf(id)).toMatchObject({ status: 20, refundPrice: 3998, afterSaleStatus: 10 });
    const logs = (await shop.orderOf(id)).logs?.length;

    for (const step of ['agree', 'refund'] as const) expect(await cases.act[step](second)).toEqual(done);

    const order = await shop.orderOf(id);
    expect(order).toMatchObject({
      status: 40,
      cancelType: 20,
      refundPrice: 12_798,
      afterSaleStatus: 20,
      cancelTime: shop.app.clock.now,
    });
    expect(order.logs).toHaveLength(logs ?? 0);
    expect(await paymentOf(id)).toEqual({ status: 20, refundPrice: 12_798 });
    await shop.app.due('pay-notify');
    const notices = (await shop.answer('GET', `/pay/notify/page?merchantOrderId=${id}`)).data as { list: { status: number }[] };
    expect(notices.list.map(({ status }) => status)).toEqual([10, 10, 10]);
  });

  it('is given once, also to two who give it at once', async () => {
    const id = await cases.caseAfter(['agree'], { way: REFUND_ONLY });
    const { orderId } = await cases.detailOf(id);

    const answers = await Promise.all([cases.act.refund(id), cases.act.refund(id)]);

    const codes = answers.map(({ code }) => code).toSorted((one, two) => one - two);
    expect(codes[0]).toBe(0);
    expect([1_011_000_107, 1_011_000_110]).toContain(codes[1]);
    expect(await paymentOf(orderId)).toEqual({ status: 20, refundPrice: 1999 });
  });

  it('of goods that come back puts them on sale again', async () => {
    const id = await cases.caseAfter(['agree', 'deliver', 'receive']);

    await counts({ stock: 2, sales: -2 }, () => cases.act.refund(id));
  });

  it('of goods that the buyer keeps does not', async () => {
    const id = await cases.caseAfter(['agree'], { way: REFUND_ONLY });

    await counts({ stock: 0, sales: -2 }, () => cases.act.refund(id));
  });

  it('of goods that were never sent puts them on sale again', async () => {
    const { items } = await cases.ordered({ isDelivered: false });
    const { data } = await cases.apply(items[0], { way: REFUND_ONLY });
    await cases.act.agree(data as Id);

    await counts({ stock: 2, sales: -2 }, () => cases.act.refund(data as Id));
  });
});
